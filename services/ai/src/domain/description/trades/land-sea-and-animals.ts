import type { TradeRow } from './trade-row.ts';

/** Rarer work on farms, in forests, at sea and with animals. */
export const landSeaAndAnimals: readonly TradeRow[] = [
  [
    'oyster shucker, shucker, oyster opener, seafood shucker, scallop splitter',
    'Open shellfish with a knife without spoiling the meat; Check freshness and set aside what is bad; Rinse, grade and set out on trays; Keep all cold and label it; Clean knives, benches and floors',
    'knife skills, food safety, quick and careful work, working in the cold',
  ],
  [
    'fishmonger, seafood assistant, seafood process worker, fish processor, fish filleter, seafood attendant, fish market worker, seafood worker, fish cutter, filleter',
    'Scale, gut and fillet fish; Weigh, grade and pack on ice; Keep the display cold and fresh; Serve or pick orders; Clean knives, benches and cold rooms',
    'knife skills, food safety, customer service, working in the cold',
  ],
  [
    'egg collector, egg packer, poultry farm worker, poultry farm hand, chicken farm hand, chook farm hand, chicken catcher, poultry worker farm, egg farm worker, egg grader, poultry attendant',
    'Collect, check and pack eggs or birds; Check feed, water and air in the sheds; Take out sick or dead birds; Clean sheds and follow hygiene rules; Record numbers and report problems',
    'animal handling, hygiene, manual handling, record keeping',
  ],
  [
    'vineyard pruner, pruner, vine pruner, orchard pruner, tree pruner',
    'Judge each plant and what to cut; Prune with clean cuts to the method shown; Tie down or train what stays; Clear cuttings from the rows; Sharpen and clean tools',
    'pruning, outdoor work, manual handling, hand tools',
  ],
  [
    'vineyard worker, vineyard hand, vineyard labourer, viticulture worker',
    'Prune and tie vines; Train shoots and lift wires; Pick grapes at harvest; Mend posts, wires and drippers; Sharpen and clean tools',
    'pruning, outdoor work, manual handling, hand tools',
  ],
  [
    'mushroom picker, mushroom farm worker, mushroom harvester, mushroom farm hand',
    'Pick mushrooms by size with clean cuts; Weigh, grade and pack; Water and tidy the beds; Keep knives, trolleys and rooms clean; Record what was picked',
    'careful handling, hygiene, quick and careful work, working at heights',
  ],
  [
    'berry picker, berry picker and packer, vegetable picker and packer, tomato picker and packer, strawberry picker and packer, grape picker, strawberry picker, blueberry picker, vegetable picker, crop picker, tomato picker, asparagus picker, vegetable harvester, crop farm worker, picker fruit, seasonal farm worker',
    'Pick what is ripe without bruising it; Sort by size and quality; Fill, weigh and label trays or bins; Carry and stack them for transport; Keep rows and tools clean',
    'careful handling, grading, manual handling, outdoor work',
  ],
  [
    'shearer, sheep shearer, learner shearer, crutcher',
    'Catch and hold sheep safely; Shear or crutch with clean, even blows; Sharpen combs and cutters; Keep count and care for the animals; Look after the handpiece and stand',
    'shearing, animal handling, fitness, tool sharpening',
  ],
  [
    'shed hand, wool handler, rouseabout, roustabout, wool presser, wool roller, shearing shed hand',
    'Pick up, throw and skirt fleeces; Sweep the board and keep it clear; Sort pieces and press wool; Pen and move sheep; Follow the orders of the classer',
    'wool handling, manual handling, animal handling, teamwork',
  ],
  [
    'wool classer, woolclasser',
    'Judge fleeces by length, strength and colour; Sort wool into lines; Direct shed hands and pressers; Brand bales and write the specification; Keep quality rules in the shed',
    'wool classing, attention to detail, record keeping, team leadership',
  ],
  [
    'feedlot hand, feedlot worker, cattle yard worker, saleyard worker, livestock worker, saleyard attendant, piggery attendant, piggery worker, livestock attendant',
    'Feed and water animals; Move and draft them calmly; Check health and treat as directed; Clean pens, troughs and yards; Keep records and mend gates',
    'animal handling, manual handling, driver licence, record keeping',
  ],
  [
    'calf rearer, calf feeder, lamb feeder, foaling attendant, stud hand, stud groom, lambing hand',
    'Feed young animals by the plan; Watch births and call for help; Clean pens and bedding; Tag, weigh and record; Notice illness early',
    'animal handling, observation, hygiene, record keeping',
  ],
  [
    'stable hand, stablehand, strapper, groom, horse groom, stable assistant, track groom, stable attendant',
    'Feed and water horses; Muck out and bed down boxes; Groom, rug and lead horses; Clean tack and yards; Notice injuries and tell the trainer',
    'horse handling, manual handling, early starts, observation',
  ],
  [
    'horse trainer, horse breaker, racehorse trainer, dog trainer, puppy trainer, animal trainer, dog training instructor',
    'Assess an animal and plan its training; Teach commands or paces step by step; Show owners or riders how to go on; Watch health and fitness; Keep records and gear in order',
    'animal handling, training methods, patience, communication',
  ],
  [
    'pet store assistant, pet shop assistant, aquarium assistant, pet shop attendant, aquarist, aquarium attendant, aquarium keeper, pet retail assistant',
    'Feed animals and clean tanks and cages; Test water and watch health; Advise people on care and food; Fill shelves and take payments; Keep records of animals',
    'animal care, customer service, cash handling, water testing',
  ],
  [
    'zookeeper, wildlife keeper, reptile keeper, animal keeper, zoo keeper assistant, wildlife park attendant, farm park attendant, petting zoo attendant, animal encounter host',
    'Prepare food and feed animals; Clean yards, pools and dens; Watch behaviour and health; Talk to visitors about the animals; Lock and check gates and keep records',
    'animal handling, observation, public speaking, manual handling',
  ],
  [
    'bush regenerator, bushland regenerator, bush regeneration worker, weed sprayer, revegetation worker, conservation worker, landcare worker, weed control officer, conservation land management worker, tree planter, bush care worker',
    'Remove weeds by hand, tool and spray; Plant and water native plants; Collect seed and tell plants apart; Record work on maps; Carry tools and work safely on slopes',
    'plant knowledge, chemical handling, first aid, outdoor work',
  ],
  [
    'forestry worker, tree faller, forest worker, sawmill worker, timber worker, forestry labourer, sawmill hand, logging worker, timber yard hand, saw operator, timber process worker',
    'Cut, sort and stack timber; Measure and mark logs or boards; Feed saws or work with machines; Clear tracks and bark; Sharpen and check equipment',
    'chainsaw operation, manual handling, machine operation, workplace safety',
  ],
  [
    'tractor driver, harvester operator, combine operator, header driver, farm machinery operator, chaser bin driver, spray operator, harvest operator, cotton picker operator, sprayer operator',
    'Check, grease and fuel machines; Plough, sow, spray or harvest by the plan; Set and watch guidance and controls; Move machines safely on tracks and roads; Record hours, areas and loads',
    'machinery operation, GPS guidance, driver licence, machine maintenance',
  ],
  [
    'grain sampler, grain handler, silo operator, harvest casual, weighbridge operator, grain receival operator, weighbridge officer, weighbridge attendant, grain operator',
    'Weigh trucks and print tickets; Take and test samples; Direct drivers to the right pit or stack; Move and store goods by grade; Sweep up and keep records',
    'sampling, record keeping, customer service, workplace safety',
  ],
  [
    'fisher, fisherman, trawler deckhand, deckhand fishing, prawn trawler deckhand, fishing deckhand, crayfish deckhand, cray deckhand, rock lobster deckhand',
    'Set and haul nets, pots or lines; Sort, clean and ice the catch; Mend gear and keep the deck clear; Stand watch and follow the skipper; Load stores and unload the catch',
    'sea safety, manual handling, knots and rope work, first aid',
  ],
  [
    'fish farm worker, hatchery technician, aquaculture technician, fish farm attendant, pearl farm hand, pearl technician, hatchery attendant, prawn farm worker, fish hatchery worker',
    'Feed stock and watch its health; Test water and look after pumps; Grade, count and move stock; Clean tanks, nets and lines; Keep records',
    'water testing, record keeping, manual handling, boat handling',
  ],
  [
    'lawn mowing, lawn mower, lawnmowing contractor, mowing contractor, lawn mower operator, garden maintenance worker, lawn and garden worker, garden labourer, garden hand, garden assistant, gardeners assistant, yard worker',
    'Mow and edge lawns; Weed, rake and mulch beds; Trim hedges and shrubs; Load and take away green waste; Clean and look after tools and mowers',
    'garden care, machinery operation, outdoor work, driver licence',
  ],
  [
    'landscape labourer, landscaping labourer, landscapers labourer, landscape assistant, paving and landscaping labourer, landscaping assistant, landscape construction worker',
    'Dig, level and cart soil; Lay edges, paths and turf; Help to build walls and decks; Plant and mulch; Load, unload and clean up',
    'manual handling, hand and power tools, outdoor work, White Card',
  ],
  [
    'interior plant technician, indoor plant technician, plant care technician, indoor plant worker',
    'Visit sites and water plants; Prune, clean and feed them; Watch for pests and treat them; Replace tired plants; Record visits and what is needed',
    'plant care, driver licence, customer service, manual handling',
  ],
  [
    'hemp farm worker, flower farm worker, flower picker, flower farm hand, cut flower grower, lavender farm worker, flower grower',
    'Plant, water and stake flowers; Cut stems at the right stage; Strip, bunch and pack; Keep stems cool and in water; Weed beds and clean tools',
    'careful handling, plant care, outdoor work, early starts',
  ],
  [
    'bait catcher, worm farmer, snail farmer, insect farm worker, cricket farm worker',
    'Feed and check stock; Keep temperature and moisture right; Sort, count and pack; Clean trays and sheds; Record output and losses',
    'hygiene, record keeping, manual handling, observation',
  ],
  [
    'truffle hunter, truffle harvester, seed collector, forager, wildflower picker',
    'Search the ground or plants for what is ready; Dig or pick without harm; Clean, sort and weigh; Mark places and keep records; Store and pack with care',
    'plant knowledge, observation, outdoor work, careful handling',
  ],
  [
    'farm manager, assistant farm manager, station manager, vineyard manager, orchard manager, farm supervisor, dairy farm manager, overseer farm',
    'Plan crops, stock and work through the season; Lead and train workers; Watch health of plants or animals; Buy supplies and look after machines; Keep records and budgets',
    'farm management, team leadership, machinery, budgeting',
  ],
  [
    'crop scout, agronomist, graduate agronomist, field agronomist, horticultural technician, agricultural technician, agricultural field officer, farm trials technician, research agronomist',
    'Walk crops and note pests, weeds and growth; Take soil and plant samples; Advise growers or report to the team; Set out and measure trials; Record and map results',
    'agronomy, sampling, record keeping, driver licence',
  ],
];
