/** Words and names of their own that differ by a letter from a word of a known title, so that none is taken for a slip of it. */
export const correctWords: ReadonlySet<string> = new Set(
  `academia admit backing bailer baking baler bander banding banger banner banter barking barter baser beaker belly
  biker bland blanker bonder bonding booker borer bower bowler boxer brewer broken brokery budger bulger bunker
  burner busker buster buttling caller canna caper carder carter carve carver casing caste cater cause cautery caver
  cease ceding chafe chance changer chase chook civic cleanser cleansing clearer clearing cleaver cleaving coasting
  coating codling coffer collar combing commuter compose composter conch consent conservatory contrast convent cooky
  coping cording corer coring couch courser courtier crate crave crook cuber curer dagger daily daisy danger
  defective denial diary dicer digger diner divert diving dockhand dodger dogma doormat drier drifter drifting driven
  droller drover droving dusty educatory enologist expert factor falling farmland farmworker felling fender fetter
  fight filming filter firelighter fireman flitter flooding flora flouring foreseer former found fright fritter
  galley gamer gating gazing gemologist giant glacier glide glower graft grand grass grater graver grazer grazier grocer
  groper guider heist holist hosing hosta hostel hovel impart inferior inventor jokey juicer juicy kernel kindler
  knifer lacer lager landing lapser lasher lather leafing leaking leaping leash leaving lightning liner loading
  loafer loaner loser mainer masker massager mastery matter medial median medina melic message midlife milder miller
  mimer mince mincer minder minor minter mixer modal modem moulting mounding muster nancy nanna navvy nightfall
  ontologist optimal orthotic pacing packet pager panning panter paring parker parting pastie pater patron patter
  payer pecking persona peter petter picket pickler pinker pinot pirate pivot plane planet planing plank planking
  planting plotter plummer plumper plumping point pointing poison polite polity porker portal pottery premotion
  primacy printery programme prompter properly protect prune putter range ranker ranter receive recover refiner
  refuse remail renal resister resorter resorting respire rester retain ridge rinser roaster rolfer roomer roomy
  rooster rooter router ruiner sable safely salmon saloon salve sanger scale scenographer schedule score scrapper
  sensor serger serve servicer sever shale sharer shimming shipfitter shock shopping shore signer simpler singe
  sinker sinner skimming skipping slice slider slimming slinger slipping smock snail solder spark sparkly spite
  splice spore sporty stager stake stale staple stare state stave stick stinger stoke stone storer stork storm story
  stove stripper surrey swinger tailing taller tedder tenter tiger tilling tilting timer timing titler toiler toller
  tolley trace tracer trail trailing trait treader treading treasure trick tyler urbane value venule vesicle wafter
  wailer waiver waster wedder weeder whiter wielder wilder`.split(/\s+/),
);
