import type { TradeRow } from './trade-row.ts';

/** Farms, gardens and the outdoors. */
export const outdoors: readonly TradeRow[] = [
  [
    'fruit picker, fruit picker and packer, mango picker, apple picker, orange picker, citrus picker, banana picker, avocado picker, pear picker, peach picker, olive picker, cherry harvester, banana farm worker, harvest worker, orchard worker, picker packer farm, fruit picking',
    'Pick ripe fruit without bruising it; Sort and grade by size and quality; Fill, weigh and label trays or bins; Carry and stack what is picked; Keep rows, bags and tools clean',
    'grading, careful handling, manual handling, outdoor work',
  ],
  [
    'gardener, landscaper, landscape gardener, groundskeeper, nursery hand, lawn mowing contractor, horticulturist',
    'Plant, prune and feed trees, shrubs and beds; Weed, mulch and mow; Water plants and watch for pests; Clear and take away green waste; Look after machines and hand tools',
    'pruning, plant knowledge, irrigation, machinery operation',
  ],
  [
    'farm hand, farmhand, farm worker, station hand',
    'Work with crops or stock as the time of year needs; Check water, feed and fences; Load, unload and store supplies; Drive and clean farm machines as trained; Report what is broken or unwell',
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
    'beekeeper, apiarist, beekeeping assistant, beekeepers assistant, apiary assistant, bee keeper',
    'Open and inspect hives through the season; Move hives to flowers and orchards; Take off, spin and pack honey; Watch for pests and disease and treat them; Build frames and keep records',
    'bee handling, smoker and hive tools, manual handling, driver licence',
  ],
];
