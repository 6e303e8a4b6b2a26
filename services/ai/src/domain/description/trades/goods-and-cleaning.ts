import type { TradeRow } from './trade-row.ts';

/** Transport, warehouses, factories and cleaning. */
export const goodsAndCleaning: readonly TradeRow[] = [
  [
    'office cleaner, commercial cleaner, school cleaner, office cleaning, bank cleaner',
    'Vacuum, sweep and mop floors; Clean kitchens, bathrooms and glass; Empty bins and sort recycling; Refill soap, paper and other supplies; Use chemicals and machines safely',
    'commercial cleaning, chemical handling, floor care, manual handling',
  ],
  [
    'laundry worker, laundry attendant, laundry hand, laundry assistant, ironer',
    'Sort linen and clothes by fabric and colour; Load washers and dryers; Iron, press and fold; Check for stains and damage; Pack and label finished loads',
    'ironing, linen handling, machine operation, manual handling',
  ],
  [
    'forklift driver, forklift, lf forklift driver, high reach forklift driver, forklift operator, reach truck driver, reach truck operator',
    'Check the forklift before each shift; Load and unload trucks; Stack and move pallets in the racks; Scan and record stock movements; Follow site traffic rules and keep people on foot safe',
    'forklift licence, RF scanning, load handling, workplace safety',
  ],
  [
    'bus driver, coach driver, minibus driver, school bus driver',
    'Check the bus before leaving the depot; Drive the route and keep to the timetable; Help passengers on and off; Take fares or check tickets; Report defects and incidents',
    'heavy vehicle licence, driver authority, customer service, route knowledge',
  ],
  [
    'delivery driver, delivery contractor, metro driver, courier, courier driver, van driver, parcel delivery driver, food delivery driver',
    'Load the van in the order of the run; Deliver parcels or meals and collect signatures; Plan the way and keep to the times; Check the vehicle and keep it clean; Report damage and missed deliveries',
    'driver licence, route planning, manual handling, customer service',
  ],
  [
    'truck driver, truck driver hr, driver hr, driver mr, driver hc, driver mc, truckie, hr driver, mr driver, hc driver, mc driver, heavy vehicle driver',
    'Check the truck before each run; Load, secure and unload freight; Drive to schedule and record hours and rest; Collect signatures and papers; Report faults and incidents',
    'heavy vehicle licence, load restraint, logbook, forklift licence',
  ],
  [
    'storeperson, store person, storeman, picker and packer, warehouse staff, warehouse team member, warehouse worker, pick packer, picker packer, warehouse assistant, warehouse pick packer, warehouse storeperson, order picker, warehouse operator',
    'Pick and pack orders by scanner or list; Unload trucks and put stock away; Count stock and report differences; Label, wrap and stack pallets; Keep aisles clear and follow safety rules',
    'RF scanning, pallet handling, stocktaking, manual handling',
  ],
  [
    'food delivery rider, delivery rider, bike courier, bicycle courier, scooter delivery rider',
    'Collect orders from restaurants and shops; Ride to the customer by a safe, quick way; Keep food upright and warm; Check names and addresses at the door; Look after the bike, lights and bag',
    'road safety, navigation, customer service, time management',
  ],
  [
    'removalist, furniture removalist, furniture removal assistant',
    'Wrap and pad furniture; Carry, load and tie down; Take furniture apart and put it together; Place goods where the customer wants them; List what was moved and report damage',
    'manual handling, packing, teamwork, driver licence',
  ],
  [
    'container unloader, devanning, freight handler, dock hand, loader unloader, parcel sorter, parcel handler, freight sorter',
    'Unload containers and trucks by hand and with a pallet jack; Sort parcels and cartons by label; Build, wrap and label pallets; Scan freight and report damage; Keep the dock clear and follow traffic rules',
    'manual handling, scanning, pallet handling, teamwork',
  ],
  [
    'baggage handler, ramp agent, airport ground handler, ground crew, airside ground crew, ramp crew',
    'Load and unload bags and freight; Drive tugs and belt loaders where licensed; Guide and chock aircraft; Sort bags by flight; Follow airside rules and report damage',
    'manual handling, airside safety, driver licence, shift work',
  ],
  [
    'postal delivery officer, postie, mail sorter, mail officer, mail delivery',
    'Sort letters and parcels into the order of the round; Deliver on foot, by bike or by van; Collect signatures; Note wrong addresses and safe places; Look after the vehicle and scanner',
    'sorting, route knowledge, manual handling, driver licence',
  ],
  [
    'taxi driver, rideshare driver, uber driver, chauffeur, limousine driver',
    'Pick up passengers and help with their bags; Drive safely by the best way; Take payments and give receipts; Keep the car clean and fuelled; Record trips and report incidents',
    'driver licence, passenger transport accreditation, navigation, customer service',
  ],
  [
    'process worker, factory hand, factory worker, production worker, machine operator, production operator, production assistant factory, assembly worker, assembler',
    'Set up and feed machines; Put parts together by the instructions; Check what comes off the line and set aside faults; Pack, label and stack; Clean machines and report problems',
    'machine operation, quality checks, manual handling, workplace safety',
  ],
  [
    'food process worker, food production worker, food production assistant, food factory worker, bakery process worker',
    'Weigh, mix and portion ingredients; Run and watch machines on the line; Check seals, dates and weights; Pack and stack cartons; Clean and sanitise to food safety rules',
    'food safety, machine operation, quality checks, manual handling',
  ],
  [
    'meat worker, abattoir worker, meat process worker, meat labourer, boning room labourer',
    'Trim, bone or slice meat on the line; Keep knives sharp and work safely with them; Pack, weigh and label cuts; Follow hygiene and animal welfare rules; Clean and sanitise the room and equipment',
    'knife skills, food safety, manual handling, working in the cold',
  ],
  [
    'packer, hand packer, factory packer, production packer, fruit packer, packaging worker, packing assistant',
    'Pack goods into boxes, trays or bags; Check quality, number and weight; Seal, label and stack; Build and wrap pallets; Keep the bench and the line clean',
    'packing, quality checks, manual handling, teamwork',
  ],
  [
    'recycling worker, waste sorter, recycling sorter, garbage collector, waste driver offsider',
    'Sort waste on the belt by material; Take out what is dangerous or wrong; Bale and stack what is sorted; Load and empty bins; Clean the area and follow safety rules',
    'manual handling, attention to detail, workplace safety, teamwork',
  ],
  [
    'window cleaner, high rise window cleaner',
    'Wash and squeegee windows inside and out; Use ladders, poles or other access safely; Clean frames, sills and tracks; Set up barriers and signs below; Look after tools and ropes',
    'window cleaning, working at heights, customer service, driver licence',
  ],
  [
    'pool cleaner, pool technician, pool maintenance technician',
    'Test and balance the water; Vacuum, brush and skim pools; Clean filters and check pumps; Explain care to owners and sell what is needed; Record readings and look after the van',
    'water testing, pump and filter care, customer service, driver licence',
  ],
  [
    'car park attendant, parking attendant, valet, valet parking attendant',
    'Direct drivers and keep lanes clear; Park and bring cars where licensed; Take payments and help at machines; Patrol and report damage; Answer questions about prices and hours',
    'customer service, driver licence, cash handling, communication',
  ],
  [
    'deckhand, deck hand, general purpose hand',
    'Tie up and cast off; Help passengers or load cargo; Keep lookout and follow the skipper’s orders; Clean decks and look after ropes and gear; Take part in safety drills',
    'rope work, sea safety, first aid, manual handling',
  ],
  [
    'train driver, trainee train driver, locomotive driver',
    'Check the train before leaving the depot; Drive to signals, speed and timetable; Watch doors, platforms and crossings; Speak with control by radio; Report faults and incidents',
    'rail safety, concentration, radio use, shift work',
  ],
  [
    'meter reader',
    'Walk or drive the round and read meters; Enter readings and photographs; Report faults, leaks and damage; Deal politely with residents and dogs; Look after the vehicle and the device',
    'driver licence, accuracy, outdoor work, customer service',
  ],
  [
    'pilot plant operator, pilot plant technician',
    'Set up and run trial batches to the procedure; Take samples and record temperatures and pressures; Clean and change over equipment; Find and report faults; Keep batch records and stock of materials',
    'process control, sampling, record keeping, workplace safety',
  ],
  [
    'newspaper deliverer, leaflet dropper, pamphlet dropper, flyer dropper, letterbox dropper, catalogue distributor, flyer deliverer, newspaper delivery, pamphlet distributor, leaflet distributor, catalogue deliverer, flyer distributor, letterbox distributor',
    'Fold and sort papers or pamphlets for the round; Deliver to letterboxes on foot, by bike or by car; Leave out homes that ask for none; Keep to the map and the time; Note what was left over',
    'walking, route knowledge, reliability, outdoor work',
  ],
  [
    'uber eats rider, uber eats driver, doordash rider, menulog rider, food courier',
    'Collect orders from restaurants and shops; Ride or drive to the customer by a safe, quick way; Keep food upright and warm; Check names and addresses at the door; Look after the bike or car, lights and bag',
    'road safety, navigation, customer service, time management',
  ],
  [
    'tram driver, trainee tram driver, light rail driver',
    'Check the tram before leaving the depot; Drive among traffic and people to signals and timetable; Open and watch doors at stops; Speak with control by radio; Report faults and incidents',
    'road and rail safety, concentration, radio use, shift work',
  ],
];
