import { type Occupation, occupation } from './occupation.ts';

/** Major groups 7 and 8. */
export const operatorsAndLabourers: readonly Occupation[] = [
  occupation('711', 'Machine Operators', {
    label: 'machine operation',
    titles:
      'machine operator, production operator, plastics machine operator, process operator, factory machine operator, textile machine operator, printing assistant, saw operator, injection moulding operator, plant operator manufacturing, production machine operator, press operator, extrusion operator, laundry machine operator, photo lab operator, concrete batcher, machine setter, line operator, glass machine operator, paper mill operator, moulding operator, laser operator, industrial spray painter, powder coater, sewing machine operator, bottling operator, timber machinist operator, filling operator, packaging operator, manufacturing operator, packaging machine operator, team leader machine operator, cnc machine operator helper, equipment operator production',
    tasks: 'set and feed machines, watch for faults, check sizes and quality, clear jams, record output',
    skills: 'machine operation, production line machinery, injection moulding, machine setup, industrial machinery',
    fields: 'process manufacturing, manufacturing technology, manufacturing',
    related: '832, 839, 831, 323',
  }),
  occupation('712', 'Stationary Plant Operators', {
    label: 'crane and plant operation',
    titles:
      'crane operator, driller, drill operator, dogman, rigger, boiler operator, concrete pump operator, drillers offsider, miner, shot firer, plant operator mining, control room operator plant, blast crew, dogger, wharf crane operator, lift operator, underground miner, waste water operator, wastewater operator, signal operator, processing plant operator, underground operator, water plant operator, rigger dogger, treatment plant operator, mobile crane operator, mine operator, tower crane operator',
    tasks: 'lift with cranes, drill and blast, run pumps and boilers, sling loads, watch plant from a control room',
    skills: 'crane operation, rigging, dogging, drilling, underground mining, high risk work licence',
    fields: 'mining operations, drilling operations, resource processing, water operations',
    related: '721, 821',
  }),
  occupation('721', 'Mobile Plant Operators', {
    label: 'forklifts and earthmoving',
    titles:
      'forklift driver, forklift operator, forklift, excavator operator, plant operator, bobcat operator, loader operator, dump truck operator, grader operator, reach forklift driver, dozer operator, mobile plant operator, earthmoving operator, tractor driver, roller operator, backhoe operator, lo licence, reach truck driver, high reach forklift, lf licence forklift, harvester operator, loader driver, skid steer operator, street sweeper operator, haul truck operator, excavator driver, paver operator, heavy machinery operator, civil plant operator, combine operator, lo forklift driver, heavy equipment operator, equipment operator, machinery operator heavy, bulldozer operator',
    tasks:
      'drive forklifts and excavators, load and unload trucks, dig and grade, check machines, work safely near people',
    skills: 'forklift, forklift licence, excavator, earthmoving, plant operation, lo licence, reach forklift, loader',
    fields: 'civil construction plant operations, plant operations, earthmoving',
    related: '741, 712, 821, 891',
  }),
  occupation('731', 'Automobile, Bus and Rail Drivers', {
    label: 'bus, taxi and rideshare driving',
    titles:
      'bus driver, taxi driver, rideshare driver, chauffeur, train driver, tram driver, coach driver, school bus driver, minibus driver, limousine driver, uber driver, shuttle driver, car driver, motorcycle driver, driver guide, community transport driver, bus operator, passenger driver, locomotive driver, trainee train driver, passenger service driver, shuttle bus driver, rail operator',
    tasks: 'drive passengers safely, keep to a timetable, take fares, check the vehicle, help people on board',
    skills: 'bus driving, passenger transport, driver authority, mr licence bus',
    fields: 'driving operations, rail operations, train driving',
    related: '732, 733',
  }),
  occupation('732', 'Delivery Drivers', {
    label: 'delivery driving and riding',
    titles:
      'doordash shopper, delivery shopper, delivery driver, courier driver, courier, van driver, pizza delivery driver, food delivery rider, parcel delivery driver, driver, delivery rider, bike courier, food delivery, delivery contractor, driver storeperson, parcel courier, food delivery driver, ute driver, delivery assistant, grocery delivery driver, driver sales, postal delivery officer, mail delivery, subcontractor driver, owner driver, delivery, newspaper delivery, metro driver, white van driver, delivery offsider, repartidor, repartidora, domiciliario, entregador, uber eats rider, rider',
    tasks: 'load a van, drop parcels and food, plan a run, collect signatures, keep a vehicle clean',
    skills: 'delivery driving, courier, route planning deliveries, van driving, parcel delivery',
    fields: 'driving operations, transport',
    related: '733, 731, 741, 891',
  }),
  occupation('733', 'Truck Drivers', {
    label: 'truck driving',
    titles:
      'truck driver, mr truck driver, hr truck driver, hc truck driver, mc driver, hc driver, hr driver, mr driver, tipper driver, tanker driver, semi trailer driver, linehaul driver, tow truck driver, furniture removalist, removalist, garbage truck driver, b double driver, interstate driver, agitator driver, concrete truck driver, tilt tray driver, multi combination driver, crane truck driver, side loader driver, local truck driver, road train driver, waste driver, heavy vehicle driver, driver hr, driver hc, driver mc, driver mr, rigid driver, vacuum truck driver, line haul, water cart driver, waste truck driver, hiab driver, linehaul',
    tasks: 'drive rigid and articulated trucks, secure loads, keep a logbook, check the vehicle, unload at sites',
    skills:
      'heavy vehicle licence, hr licence, hc licence, mc licence, mr licence, truck driving, load restraint, heavy rigid, heavy combination',
    fields: 'driving operations, transport and logistics',
    related: '732, 731, 721',
  }),
  occupation('741', 'Storepersons', {
    label: 'warehouse work',
    titles:
      'storeperson, storeman, warehouse assistant, warehouse worker, warehouse operator, warehouse storeperson, pick packer, picker packer, pick and pack, order picker, warehouse team member, inwards goods, despatch storeperson, warehouse all rounder, warehouse, stores officer, warehouse hand, store person, picker, warehouse officer, warehouse attendant, receiving clerk, stores person, warehouse operative, warehouse associate, warehouse picker packer, despatch, dispatch storeperson, dispatch, inventory storeperson, warehouse clerk, warehouse casual, fulfilment associate, forklift storeperson, stock picker, distribution centre team member, warehouse person, stock handler, warehouse staff, receiving storeperson, dc team member, goods inwards officer, warehouse picker, warehouse packer, yard person, despatch officer, stores assistant, parts storeperson, warehouse dispatch, yardperson, receiver, pick and packer, warehouse labourer, material handler, order selector, shipping and receiving clerk, shipping and receiving associate, shipping associate, stock associate, inventory associate, warehouse specialist, order filler, store keeper, storekeeper, godown keeper, inventory assistant, stock keeper, auxiliar de bodega, auxiliar de almacen',
    tasks: 'pick and pack orders, receive and put away goods, scan and count stock, load trucks, keep aisles safe',
    skills:
      'warehousing, pick packing, rf scanning, picking and packing, stocktaking, order picking, pallet handling, dispatch, inventory scanning',
    fields: 'warehousing operations, logistics, supply chain operations',
    related: '891, 832, 721, 591, 732',
  }),
  occupation('811', 'Cleaners and Laundry Workers', {
    label: 'cleaning and laundry',
    titles:
      'cleaner, housekeeper, room attendant, commercial cleaner, domestic cleaner, house cleaner, housekeeping attendant, laundry attendant, laundry worker, window cleaner, carpet cleaner, office cleaner, hospital cleaner, hotel cleaner, housekeeping, public area attendant, cleaning supervisor, school cleaner, dry cleaner, ironer, car washer, cleaning, pool cleaner, industrial cleaner, housekeeping room attendant, laundry hand, housekeeping supervisor, laundry assistant, cleaning attendant, environmental services assistant, night cleaner, gym cleaner, cleaning operative, bus cleaner, car wash attendant, steam cleaner, laundry operator, end of lease cleaner, executive housekeeper, train cleaner, car cleaner, houseperson, facilities cleaner, housekeeping staff, aged care cleaner, domestic assistant, cleaning team member, linen attendant, hospitality cleaner, chemical cleaner, detailer car, room cleaner, housekeeping team, janitor, custodian, cleaning staff, commercial janitor, auxiliar de limpieza, auxiliar de limpeza, faxineira',
    tasks: 'clean rooms and offices, make beds, mop and vacuum, wash linen, refill supplies',
    skills:
      'cleaning, housekeeping, commercial cleaning, laundry, floor care, room cleaning, hotel housekeeping, window cleaning, domestic cleaning, chemical handling cleaning',
    fields: 'cleaning operations',
    related: '851, 899, 891, 4231',
  }),
  occupation('821', 'Construction and Mining Labourers', {
    label: 'building and mining labour',
    titles:
      'construction labourer, labourer, general labourer, trades assistant, concreter, steel fixer, scaffolder, traffic controller, fencer, paver labourer, demolition labourer, civil labourer, pipe layer, insulation installer, builders labourer, construction worker, demolition worker, asphalter, road worker, concrete labourer, plumber’s assistant, trade assistant, ta, skilled labourer, pipelayer, mine labourer, site labourer, general construction labourer, rail labourer, crane chaser, hod carrier, track worker, surveyor’s assistant, stormwater labourer, peggy, railway track worker, hoist operator, skilled construction labourer, solar panel labourer, carpenter assistant, traffic management, concrete finisher, steelfixer, electricians assistant, apprentice scaffolder, utility worker, railway labourer, general construction worker, building labourer helper, construction helper, general labourer construction, auxiliar de obra, ayudante de obra, ayudante de construccion, servente de obras, pedreiro',
    tasks: 'carry and clear on sites, pour and finish concrete, dig and lay pipes, control traffic, help trades',
    skills:
      'white card, construction labouring, traffic control, concreting, scaffolding, demolition, labouring, power tools construction, concrete finishing, steel fixing',
    fields: 'construction pathways, civil construction, construction',
    related: '899, 331, 721, 839, 841',
  }),
  occupation('831', 'Food Process Workers', {
    label: 'food production',
    titles:
      'food process worker, food production worker, meat process worker, meat worker, poultry process worker, fruit packer, food production operator, seafood process worker, dairy process worker, meat packer, production worker food, abattoir worker, food factory worker, winery cellar hand, cellar hand, brewery worker, bakery process worker, food packer, food production assistant, meat process, brewing assistant, food process, fish processor, baker production assistant, meat labourer, boning room labourer, sugar mill worker, food manufacturing, poultry worker, food production team member, food manufacturing operator, bakery production hand, bakery production',
    tasks: 'cut and pack food on a line, run food machines, keep hygiene, weigh and label, clean down',
    skills: 'food processing, meat processing, food production line, food manufacturing, gmp food',
    fields: 'food processing, meat processing, food science technology certificate',
    related: '832, 839, 711, 851, 3512',
  }),
  occupation('832', 'Packers and Product Assemblers', {
    label: 'packing and assembly',
    titles:
      'solderer, packer, product assembler, assembler, assembly worker, production packer, factory packer, furniture assembly, production assembler, hand packer, bottle packer, assembly technician, packaging worker, electronics assembler, packaging operator hand, fruit and vegetable packer, container filler, assembly line worker, packing, vegetable packer, egg packer, assembly operator, production line packer, container unpacker, packaging assistant, chocolate packer, packing assistant',
    tasks: 'pack boxes, assemble parts, label and check, build pallets, keep the line tidy',
    skills: 'packing, assembly, packaging, production line packing, product assembly',
    fields: 'manufacturing',
    related: '831, 839, 741, 711',
  }),
  occupation('839', 'Miscellaneous Factory Process Workers', {
    label: 'factory work',
    titles:
      'process worker, factory worker, production worker, factory hand, production assistant factory, factory labourer, metal process worker, timber process worker, plastics process worker, general hand factory, chemical process worker, manufacturing worker, production team member, quality control factory, recycling worker, production labourer, production operative, laminator, factory assistant, metal engineering process worker, manufacturing assistant, production hand, glass processing worker, waste sorter, production line worker, factory process worker, recycling sorter, process operator factory, factory all rounder, hardware assembler labourer, workshop assistant, product examiner, manufacturing team member',
    tasks: 'feed and watch a line, sort and check goods, move materials, clean machines, follow safety rules',
    skills: 'factory work, process work, manufacturing, production line, assembly line, quality checks production',
    fields: 'manufacturing, process manufacturing',
    related: '832, 831, 711, 899',
  }),
  occupation('841', 'Farm, Forestry and Garden Workers', {
    label: 'farm and garden work',
    titles:
      'farm hand, farmhand, fruit picker, farm worker, station hand, harvest worker, dairy farm hand, vineyard worker, garden labourer, forestry worker, livestock farm worker, crop farm worker, picker fruit, farm labourer, nursery worker, milker, poultry farm worker, berry picker, shed hand, orchard worker, pruner, jackaroo, jillaroo, farm assistant, piggery attendant, horticultural assistant, garden hand, piggery worker, dairy hand, vineyard hand, aquaculture attendant, fishing hand, farm attendant, general farm worker, glasshouse worker, stock hand, dairy assistant, crop picker, horticulture worker, dairy farm assistant, deckhand fishing, irrigation hand, greenhouse worker, vegetable picker, feedlot hand, bush regenerator, aquaculture technician, orchard hand, mushroom picker, seasonal farm worker, animal husbandry technician, horticultural worker, fruit picker packer, farm helper',
    tasks: 'pick and plant, feed and milk, mend fences, drive tractors, prune and weed',
    skills: 'farm work, fruit picking, harvesting, milking, livestock handling, fencing farm, pruning, tractor driving',
    fields: 'agriculture, rural operations, production horticulture, dairy production',
    related: '362, 361, 899, 2341, 121',
  }),
  occupation('851', 'Food Preparation Assistants', {
    label: 'kitchen help',
    titles:
      'kitchen hand, kitchenhand, dishwasher, kitchen assistant, kitchen porter, fast food worker, fast food cook, food preparation assistant, crew member, food service assistant, catering assistant, catering attendant, sandwich hand, kitchen steward, pantry assistant, canteen assistant, canteen attendant, crew team member, restaurant crew, food services assistant, sandwich maker, sandwich artist, kitchen staff, fast food team member, prep cook, tuckshop convenor, food service attendant, kitchen all rounder, dish washer, fast food crew, fast food attendant, kitchen team member, burger maker, school canteen, kitchen helper, kitchen attendant, steward kitchen, fast food assistant, hospitality assistant aged care, dishhand, salad hand, catering services assistant, fry cook, food prep, food service officer, tuckshop assistant, burger cook, food and domestic services assistant, kitchen prep, aged care hospitality assistant, hospitality services assistant, canteen manager assistant, food handler, food counter assistant, catering staff, menu monitor, juice maker, restaurant team member, cook assistant, drive thru, catering, food service worker, food prep worker, food preparation worker, cafeteria worker, catering worker, food service aide, stewarding, utility worker kitchen, dishie, dish hand, plongeur, auxiliar de cocina, auxiliar de cozinha, ajudante de cozinha',
    tasks: 'wash dishes, chop and prepare, assemble burgers and sandwiches, clean a kitchen, serve meals to residents',
    skills:
      'food preparation, dishwashing, food safety, kitchen hand, fast food, food handling, kitchen hygiene, food service, sandwich making, meal preparation, catering',
    fields: 'commercial cookery, hospitality, kitchen operations, cookery, culinary',
    related: '431, 3513, 811, 831, 3511',
  }),
  occupation('891', 'Freight Handlers and Shelf Fillers', {
    label: 'shelf filling and freight',
    titles:
      'airside ground crew, ramp crew, ground crew, shelf filler, night fill, nightfill, shelf stacker, freight handler, nightfiller, grocery replenishment, replenishment team member, parcel sorter, container unloader, baggage handler, ramp agent, truck driver’s offsider, nightfill team member, airport ground handler, parcel handler, airport baggage, grocery team member, ground handler, freight sorter, loader unloader, devanning, container unpacking, online shopper supermarket, personal shopper, airline ground crew, loader, stock filler, dock hand, mail handler, replenishment assistant, freight loader, unloader, night replenishment, freight terminal, night stocker, waterside worker, stevedore, night filler, trolley collector, truck loader, stock replenisher, online picker supermarket',
    tasks: 'fill shelves at night, unload trucks and containers, sort parcels, carry baggage, break down pallets',
    skills:
      'stock replenishment, freight handling, nightfill, shelf stacking, container unloading, baggage handling, heavy lifting, parcel sorting',
    fields: 'logistics, retail',
    related: '741, 621, 631, 899, 732',
  }),
  occupation('899', 'Miscellaneous Labourers', {
    label: 'handyperson and general labour',
    titles:
      'general hand, handyperson, handyman, caretaker, maintenance worker, caravan park worker, car park attendant, deck hand, deckhand, recycling labourer, garbage collector, vending machine attendant, rubbish collector, maintenance officer, facilities officer, maintenance assistant, event crew, stagehand, stage hand, tradesperson assistant, furniture removal assistant, groundsman, hospital maintenance, leaf collector, property maintenance, bump in crew, event labourer, facilities assistant, casual labourer events, council labourer, parking attendant, maintenance person, usher, ticket collector, event staff, facilities coordinator, crossing supervisor, outdoor worker, sign erector, ticket inspector, removalist offsider, odd jobs, event setup, maintenance handyperson, parking officer event, valet parking, school crossing supervisor, fence erector, valet, car jockey, tip attendant, event assistant, bathroom attendant, property services officer, security screening assistant',
    tasks: 'mend and tidy buildings, set up events, carry and clear, mind a car park, help wherever hands are short',
    skills:
      'handyman, general maintenance, event setup, minor repairs, property maintenance, grounds maintenance, bump in bump out',
    fields: 'property services, facilities operations',
    related: '821, 811, 841, 891',
  }),
];
