/** Words and names of their own that differ by a letter from a word of a known title, so that none is taken for a slip of it. */
export const correctWords: ReadonlySet<string> = new Set(
  `academia admit bailer baler bander banger banner banter barter beaker belly biker blanker bonder booker borer bower
  bowler boxer broken brokery budger bulger bunker burner busker buster buttling caller canna caper carder carter
  carve carver caste cater cause cautery caver cease chafe chase chook cleanser cleansing clearer clearing cleaver
  coffer collar combing compose composter conch conservatory contrast cooky corer couch courser courtier crate crave
  crook cuber curer dagger daily daisy danger denial diary dicer digger diner divert dockhand dodger dogma doormat
  drier drifter drifting driven droller drover enologist factor falling farmland farmworker felling fender fetter
  fight filming filter firelighter fireman flitter flora foreseer former fright fritter galley gating gazing
  gemologist giant glacier glide glower graft grand grater graver grazer grazier grocer groper guider heist holist
  hosing hosta impart inventor jokey juicer juicy kernel kindler knifer lacer lager landing lapser lasher lather
  leaping leaving liner loafer loaner loser mainer massager median medina melic message midlife milder miller mimer
  mince mincer minder minor minter mixer modal modem moulting mounding nancy nanna navvy nightfall ontologist optimal
  orthotic pacing packet pager panter paring parker parting pastie pater patron patter payer persona peter petter
  picket pickler pinker pinot pivot plane planet planing plank planking planting plotter plummer plumper point
  pointing poison polite polity porker portal pottery primacy printery programme prompter properly protect prune
  putter range ranker ranter recover refiner refuse remail resister respire retain ridge rinser roaster rolfer roomer
  rooster rooter router ruiner sable salmon saloon salve sanger scale scenographer schedule score scrapper serger
  serve sever shale sharer shipfitter shock shore signer simpler singe sinker sinner slice slider slinger smock snail
  solder spark sparkly spite splice spore stake stale staple stare state stave stick stinger stoke stone stork storm
  story stove stripper surrey swinger tailing taller tiger tilling timer timing titler toiler toller tolley trace
  tracer trail trailing trait treasure trick tyler value wafter wailer waiver waster wedder weeder whiter wielder
  wilder`.split(/\s+/),
);
