import type { TradeRow } from './trade-row.ts';

/** Farms, gardens and the outdoors. */
export const outdoors: readonly TradeRow[] = [
  [
    'fruit picker, harvest worker, orchard worker, picker packer farm, vineyard worker, fruit picking',
    'Pick ripe fruit without bruising it; Sort and grade by size and quality; Fill, weigh and label bins; Work safely on ladders and platforms; Thin and prune in season',
    'grading, careful handling, manual handling, outdoor work',
  ],
  [
    'gardener, landscaper, landscape gardener, groundskeeper, nursery hand, lawn mowing contractor, horticulturist',
    'Plant, prune and feed trees, shrubs and beds; Mow, edge and weed; Build paths, walls and garden beds; Set up and check irrigation; Look after mowers and hand tools',
    'pruning, plant knowledge, irrigation, machinery operation',
  ],
  [
    'farm hand, farmhand, farm worker, station hand',
    'Plant, prune, weed and harvest in season; Sort, grade and pack by size and quality; Feed and water stock where there is some; Mend fences and irrigation; Drive and clean farm machines where licensed',
    'harvesting, tractor driving, manual handling, outdoor work',
  ],
  [
    'dairy hand, milker, dairy farm hand, stockhand, livestock farm hand',
    'Bring in and milk the herd or move the stock; Feed animals and check their health; Clean the dairy, yards and troughs; Mend fences and gates; Keep records of animals and treatments',
    'milking, animal handling, fencing, tractor driving',
  ],
  [
    'farm hand dairy, farmhand dairy, dairy farmhand, dairy assistant, dairy worker',
    'Bring in and milk the herd; Feed calves and cows and check their health; Clean the dairy, yards and troughs; Mend fences and move stock between paddocks; Keep records of animals and treatments',
    'milking, animal handling, fencing, tractor driving',
  ],
  [
    'sheep shearer, shearer, shed hand, wool handler, rouseabout, roustabout',
    'Pick up, throw and skirt fleeces; Sort and press wool; Pen and move sheep; Sweep the board and keep the shed clean; Follow the orders of the classer',
    'wool handling, manual handling, animal handling, teamwork',
  ],
  [
    'nursery worker, plant nursery assistant, nursery assistant, glasshouse worker, greenhouse worker',
    'Pot, water and feed plants; Take cuttings and sow seed; Watch for pests and treat them; Pick orders and load trucks; Serve and advise customers',
    'plant care, propagation, manual handling, customer service',
  ],
  [
    'fishing hand, aquaculture attendant, oyster farm hand, aquaculture worker',
    'Feed and check stock and water; Haul, sort and grade the catch; Clean and mend nets, trays and cages; Pack on ice and label; Work safely on boats and in the wet',
    'boat handling, manual handling, sea safety, grading',
  ],
  [
    'ski lift operator, lift attendant, ski instructor, snowboard instructor, snow sports instructor',
    'Help guests on and off the lift or teach them on the snow; Check equipment and slopes before opening; Keep queues and groups safe; Give first aid and call patrol; Answer questions about runs and weather',
    'customer service, first aid, skiing or snowboarding, communication',
  ],
  [
    'stockman, stockwoman, stockperson, ringer, jackaroo, jillaroo',
    'Muster and move cattle or sheep; Draft, brand, tag and load stock; Check water, feed and health; Mend fences and yards; Look after horses, bikes and dogs',
    'stock handling, riding, fencing, driver licence',
  ],
  [
    'beekeeper, apiarist, beekeeping assistant',
    'Open and inspect hives through the season; Move hives to flowers and orchards; Take off, spin and pack honey; Watch for pests and disease and treat them; Build frames and keep records',
    'bee handling, smoker and hive tools, manual handling, driver licence',
  ],
];
