import type { TradeRow } from './trade-row.ts';

/** Rarer work with food, drink, shops, deliveries and cleaning. */
export const foodShopsAndDeliveries: readonly TradeRow[] = [
  [
    'cafe all rounder, cafe staff, cafe worker, cafe assistant, cafe team member, cafe crew, coffee shop assistant, cafe hand, coffee shop all rounder, cafe attendant, cafe crew member',
    'Serve customers at the counter and at tables; Make coffee and other drinks; Plate cakes, toasties and simple dishes; Clear tables and wash dishes; Clean benches, machines and floors',
    'customer service, coffee making, cash handling, food safety',
  ],
  [
    'grill cook, fry cook, burger cook, burger maker, grill hand, kebab maker, kebab shop assistant, charcoal chicken cook, grill chef, burger chef, fish and chip cook, kebab hand',
    'Grill or fry meat, fish, chips and vegetables to order; Toast buns and put meals together; Prepare salads, sauces and portions before service; Clean the grill, fryers and filters; Keep food at safe temperatures',
    'grill work, food safety, quick and careful work, teamwork',
  ],
  [
    'bar useful, glassie, glass collector, bar back, barback, bar runner, glassy, cellar hand pub, cellarman, bar porter, bar useful glassie',
    'Collect glasses and clear tables; Wash, polish and restock glasses; Carry ice, kegs, bottles and stock to the bar; Empty bins and wipe up spills; Keep floors and walkways clear',
    'manual handling, teamwork, stock rotation, responsible service of alcohol',
  ],
  [
    'chicken shop assistant, chicken shop counter, takeaway assistant, take away assistant, takeaway shop assistant, fish and chip shop assistant, food counter assistant, counter hand, sandwich maker, salad hand, food court attendant, takeaway food assistant, bakery cafe assistant, carvery hand, chicken shop, noodle bar attendant, counter attendant food, lunch bar assistant, takeaway worker, hot food assistant, rotisserie attendant',
    'Take orders and payments at the counter; Prepare, portion and pack food to order; Keep displays full and at safe temperatures; Answer questions about what is in the food; Clean counters, trays and equipment',
    'customer service, cash handling, food safety, teamwork',
  ],
  [
    'bakery assistant, bakery attendant, bakery sales assistant, bakery shop assistant, bakery counter hand, bakery team member, bakery crew member, bakery crew, bakery staff, bakery worker retail, bread shop assistant, cake shop assistant, patisserie assistant, bakery retail assistant, bakery, patisserie sales assistant',
    'Serve customers and take payments; Slice, bag and box bread and cakes; Fill and tidy displays; Prepare simple rolls, pies and drinks; Clean counters, trays and slicers',
    'customer service, cash handling, food safety, teamwork',
  ],
  [
    'chocolatier, confectioner, chocolate maker, lolly maker, confectionery maker, ice cream maker, gelato maker, gelato chef',
    'Weigh and melt or mix ingredients; Mould, fill, cut or churn; Decorate, wrap and label; Watch temperatures and keep to recipes; Clean machines, moulds and benches',
    'food safety, weighing and measuring, temperature control, attention to detail',
  ],
  [
    'brewer, assistant brewer, distiller, assistant distiller, winemaker, assistant winemaker, vintage cellar hand, coffee roaster, cidermaker, wine maker, coffee roasting assistant, distillery assistant, distillery hand',
    'Weigh and prepare raw material; Run and watch the batch; Take samples, taste and record readings; Fill, label and store; Clean tanks, machines and floors',
    'process control, sampling, record keeping, manual handling',
  ],
  [
    'tasting room attendant, cellar door attendant, cellar door staff, wine educator, wine tasting host, distillery tour guide, brewery tour guide, cellar door sales, cellar door manager',
    'Welcome visitors and pour tastings; Explain how the drinks are made; Check age where it is in doubt; Sell bottles and pack orders; Set up, wash glasses and tidy',
    'responsible service of alcohol, product knowledge, customer service, cash handling',
  ],
  [
    'food service assistant, catering services assistant, food and domestic services assistant, hospitality services assistant, aged care hospitality assistant, hospitality assistant aged care, pantry assistant, hospital catering assistant, food service attendant, kitchen assistant aged care, food service officer, patient food services assistant, kitchen hand aged care',
    'Set trays and plate meals by diet and allergy; Bring meals and drinks to people and collect trays; Wash dishes and trolleys; Check dates and temperatures; Clean kitchens and dining rooms',
    'food safety, customer service, manual handling, attention to detail',
  ],
  [
    'meal packer, food prep, food preparation assistant, prep cook, kitchen prep, food handler, meal prep assistant, salad maker, sandwich prep, kitchen helper, food prep assistant, food prep worker',
    'Wash, peel and cut ingredients; Weigh, portion and put meals together; Label with dates and store cold; Keep to recipes and allergy rules; Clean benches and equipment',
    'knife skills, food safety, weighing and measuring, teamwork',
  ],
  [
    'boner, abattoir boner, slicer, meat slicer, boner and slicer, knife hand, meat boner, lamb boner, beef boner',
    'Cut meat from the bone to the specification; Slice and trim fat and sinew; Sharpen and clean knives and work safely with them; Check cuts and keep pace with the line; Follow hygiene rules and clean down',
    'knife skills, food safety, working in the cold, teamwork',
  ],
  [
    'slaughterer, slaughterman, halal slaughterer, abattoir labourer, kill floor worker',
    'Handle animals calmly and by the welfare rules; Carry out assigned tasks on the floor; Keep knives and equipment clean and sharp; Follow hygiene and inspection rules; Clean down at the end',
    'animal welfare, knife skills, food safety, manual handling',
  ],
  [
    'smallgoods maker, sausage maker, ham curer, smallgoods worker',
    'Weigh meat, spices and salt; Mince, mix and fill; Cook, smoke or dry by the plan; Slice, pack and label; Clean machines and record temperatures',
    'food safety, machine operation, weighing and measuring, record keeping',
  ],
  [
    'online shopper, online shopper supermarket, personal shopper, personal shopper supermarket, click and collect shopper, click and collect assistant, click and collect team member, grocery picker, online picker supermarket, instacart shopper, online order picker, online fulfilment team member',
    'Pick orders from the shelves by the list; Check dates and choose fresh produce; Offer a substitute for what is missing; Pack by temperature and label bags; Hand orders to customers or drivers',
    'attention to detail, manual handling, customer service, time management',
  ],
  [
    'produce assistant, fruit and vegetable assistant, fruit shop assistant, greengrocer, fresh produce team member, produce team member, fruit and veg assistant, fresh food assistant, grocer assistant, fruiterer, greengrocer assistant',
    'Unpack, trim and set out fruit and vegetables; Check quality and take off what is spoiled; Serve and advise customers; Weigh, label and price; Sweep and keep cool rooms tidy',
    'customer service, stock rotation, manual handling, cash handling',
  ],
  [
    'supermarket assistant, grocery assistant, grocery team member, supermarket team member, supermarket worker, grocery worker, supermarket staff, grocery store assistant, supermarket attendant, supermarket crew member',
    'Fill shelves and rotate dates; Help customers find what they need; Work at the checkout when needed; Check prices and tickets; Keep aisles clean and safe',
    'customer service, stock handling, cash handling, teamwork',
  ],
  [
    'clothing store assistant, fashion stylist, fashion sales assistant, fashion retail assistant, boutique assistant, fashion assistant, fashion consultant, stylist retail, clothing retail assistant, fashion advisor, fashion retail sales assistant, menswear consultant',
    'Greet customers and help them choose; Bring sizes and look after fitting rooms; Run the till and handle exchanges; Unpack, tag and hang clothes; Dress displays and keep the floor tidy',
    'customer service, cash handling, visual merchandising, product knowledge',
  ],
  [
    'shoe shop assistant, shoe sales assistant, shoe store assistant, footwear sales assistant, shoe fitter, footwear fitter, shoe salesperson, footwear consultant',
    'Measure feet and suggest sizes and styles; Fetch shoes and check the fit; Run the till and handle exchanges; Unpack and shelve stock by size; Keep the shop floor tidy',
    'fitting, customer service, cash handling, stock handling',
  ],
  [
    'jewellery sales assistant, jewellery sales, jewellery consultant, jewellery sales consultant, watch sales consultant, luxury client advisor, client advisor, luxury sales assistant, luxury retail assistant, fragrance consultant, cosmetic consultant, beauty advisor, cosmetics sales assistant, make up counter assistant, perfume sales assistant',
    'Welcome customers and learn what they look for; Show products and explain them; Take payments and wrap purchases; Count and lock away stock; Keep counters clean and displays in order',
    'customer service, product knowledge, sales, cash handling',
  ],
  [
    'hardware store assistant, hardware team member, trade counter sales, trade sales, spare parts interpreter, parts interpreter, parts salesperson, auto parts sales assistant, parts counter assistant, spare parts salesperson, spare parts assistant, hardware sales assistant, trade counter assistant, nursery retail assistant',
    'Find out what a customer needs for the job; Look up parts and check stock; Take orders and payments; Unpack, label and shelve goods; Handle returns and chase back orders',
    'product knowledge, customer service, cash handling, stock handling',
  ],
  [
    'furniture salesperson, showroom consultant, showroom assistant, homewares sales assistant, furniture sales consultant, mattress sales, electronics sales, phone sales retail, mobile phone sales consultant, phone sales consultant, electronics sales assistant, appliance sales consultant, kitchen sales consultant, showroom sales consultant, whitegoods salesperson, telco sales consultant',
    'Greet customers and ask what they need; Explain and compare products; Write quotes, take orders and payments; Arrange delivery or pick up; Keep displays and price tickets in order',
    'sales, product knowledge, customer service, cash handling',
  ],
  [
    'book shop assistant, bookseller, bookshop assistant, toy shop assistant, gift shop assistant, op shop assistant, charity shop assistant, second hand shop assistant, op shop sorter, vintage shop assistant, record shop assistant, souvenir shop assistant, op shop manager, bookstore assistant',
    'Serve customers and answer questions; Sort, price and shelve goods; Take payments and balance the till; Set up displays; Keep the shop and store room tidy',
    'customer service, cash handling, sorting, product knowledge',
  ],
  [
    'market stall holder, market stall assistant, market stallholder, stall assistant, street vendor, market assistant, pop up shop assistant, sausage sizzle helper, food truck assistant, food truck worker, coffee cart barista, kiosk assistant, food van assistant, market stall worker, food truck crew',
    'Set up the stall, van or cart; Serve customers and take payments; Prepare or lay out what is sold; Keep goods safe, clean and topped up; Pack down and count the takings',
    'customer service, cash handling, manual handling, teamwork',
  ],
  [
    'rental sales assistant, hire controller, hire car attendant, car rental agent, car hire attendant, equipment hire assistant, rental agent, car rental sales agent, party hire assistant, hire assistant, tool hire assistant, ski hire attendant, bike hire attendant, car rental customer service, surf hire attendant',
    'Book out and take back what is hired; Explain use, costs and conditions; Check for damage and clean or refuel; Take payments and identity details; Keep records and stock in order',
    'customer service, cash handling, record keeping, driver licence',
  ],
  [
    'removalist jockey, removalist offsider, truck driver offsider, truck jockey, drivers offsider, delivery offsider, truck offsider, furniture delivery offsider, delivery assistant, drivers jockey, removal offsider, removals jockey',
    'Load and unload the truck; Carry goods safely with a partner; Wrap, pad and tie down; Guide the driver when reversing; Check items off the list and report damage',
    'manual handling, teamwork, packing, fitness',
  ],
  [
    'car jockey, car mover, lot attendant, vehicle transfer driver, dealership driver, pre delivery assistant, dealership lot attendant, yard person vehicles, pre delivery detailer, car yard assistant, vehicle controller',
    'Move and park cars safely; Wash and fuel cars; Check for damage and note mileage; Line up the yard and keep keys in order; Take cars to customers or other sites',
    'driver licence, careful driving, attention to detail, customer service',
  ],
  [
    'motorcycle courier, medical courier, pathology courier, specimen courier, milk delivery driver, bread delivery driver, florist delivery driver, flower delivery driver, courier medical, grocery delivery driver, furniture delivery driver, catering delivery driver, bread run driver, ute driver',
    'Check the load against the list; Pack it so that nothing is spoiled or broken; Drive the round and keep to times; Hand over and get a signature; Look after the vehicle and report problems',
    'driver licence, route planning, careful handling, time management',
  ],
  [
    'school bus supervisor, bus supervisor, bus assistant, transport assistant, community transport driver, patient transport driver, shuttle driver, shuttle bus driver, driver guide, passenger assistant, community bus driver, courtesy bus driver, hotel shuttle driver',
    'Help passengers on and off; See that belts and wheelchairs are secure; Drive or ride along safely by the timetable; Check the vehicle and keep it clean; Record trips and report incidents',
    'passenger care, driver licence, first aid, communication',
  ],
  [
    'rubbish removalist, rubbish collector, garbage runner, bin collector, garbage truck driver, waste truck driver, waste driver, waste collector, rubbish removal worker, garbo, tip attendant, transfer station attendant, recycling centre attendant, container deposit attendant, bottle return attendant, recycling attendant',
    'Collect, receive or direct waste; Sort what can be recycled; Load and empty safely; Keep the vehicle or site clean; Report dangers and record loads',
    'manual handling, workplace safety, customer service, outdoor work',
  ],
  [
    'vending machine attendant, vending route driver, vending machine operator, vending machine filler, vending technician',
    'Drive the round and fill machines; Take out and count money; Clean machines and check dates; Clear faults and report others; Keep stock and records in order',
    'driver licence, stock rotation, cash handling, manual handling',
  ],
  [
    'cleaner, cleaning attendant, cleaning operative, cleaning team member, night cleaner, cleaning, cleaning staff, facilities cleaner, cleaning contractor, cleaning assistant',
    'Clean surfaces and floors by the plan for the place; Choose the right cloths, tools and products; Take away rubbish; Use chemicals and equipment safely; Report damage and what has run out',
    'cleaning, chemical handling, manual handling, time management',
  ],
  [
    'hospital cleaner, environmental services assistant, aged care cleaner, health care cleaner, hospital environmental services, patient services cleaner, ward cleaner, medical centre cleaner, theatre cleaner hospital',
    'Clean rooms and bathrooms by the infection control plan; Disinfect what is often touched; Take away waste by its kind; Refill soap, paper and gloves; Record what was done and report damage',
    'infection control, chemical handling, manual handling, attention to detail',
  ],
  [
    'public area attendant, houseperson, house attendant hotel, hotel public area cleaner, public area cleaner, bathroom attendant, toilet cleaner, shopping centre cleaner, amenities cleaner, food court cleaner, train cleaner, bus cleaner, airport cleaner, gym cleaner, cinema cleaner, stadium cleaner, aircraft cleaner, cabin cleaner, event cleaner',
    'Sweep, mop and wipe down public places; Empty bins and pick up litter; Clean toilets and refill supplies; Put out signs on wet floors; Report damage and lost property',
    'cleaning, chemical handling, customer service, manual handling',
  ],
  [
    'bin chute cleaner, chute cleaner, bin cleaner, wheelie bin cleaner, rubbish chute cleaner, waste room cleaner, pressure cleaner, pressure washer, pressure washing technician, high pressure cleaner, roof cleaner, solar panel cleaner, gutter cleaner, graffiti removal technician, graffiti remover, driveway cleaner, exterior cleaner, facade cleaner',
    'Set up barriers and signs; Wash down with pressure, brushes and the right products; Collect dirty water and waste; Rinse, disinfect and check the result; Look after pumps, hoses and safety gear',
    'pressure cleaning, chemical handling, manual handling, workplace safety',
  ],
  [
    'aircon cleaner, air conditioning cleaner, air con cleaner, duct cleaner, air duct cleaner, kitchen exhaust cleaner, canopy cleaner, range hood cleaner, exhaust cleaner',
    'Cover and protect the room; Take off filters, fans and covers; Clean coils, ducts or hoods with the right products; Put parts back and test; Record the work and clear up',
    'cleaning, hand tools, chemical handling, driver licence',
  ],
  [
    'carpet cleaner, upholstery cleaner, steam cleaner, rug cleaner, tile and grout cleaner, carpet cleaning technician, flood restoration technician, restoration technician, water damage technician, mould remediation technician, trauma cleaner, crime scene cleaner, forensic cleaner, biohazard cleaner',
    'Look over the job and explain it to the customer; Move and protect furniture; Clean, extract and dry with the right machines and products; Check the result and record it; Clean and pack equipment',
    'cleaning machines, chemical handling, manual handling, driver licence',
  ],
  [
    'industrial cleaner, factory cleaner, food factory cleaner, tank cleaner, hygiene cleaner, hygiene operator, abattoir cleaner, sanitation worker, sanitation cleaner, plant cleaner, builders cleaner, construction cleaner, site cleaner',
    'Take away waste, dust and scraps; Wash or wipe down machines, walls and floors; Use chemicals and equipment safely; Check and record that all is clean; Report damage and dangers',
    'cleaning, chemical handling, manual handling, workplace safety',
  ],
  [
    'dry cleaner, dry cleaning assistant, dry cleaning presser, presser, laundromat attendant, laundrette attendant, laundry operator, laundry machine operator, linen attendant, linen services assistant, garment presser, linen room attendant',
    'Receive, tag and sort clothes or linen; Treat stains and load machines; Press, fold and hang; Check the result and pack; Serve customers or prepare deliveries',
    'garment care, machine operation, customer service, manual handling',
  ],
];
