import type { TradeRow } from './trade-row.ts';

/** Work that few people do. */
export const rarerWork: readonly TradeRow[] = [
  [
    'chimney sweep, fireplace technician, wood heater installer',
    'Cover the room and sweep flues; Check heaters, flues and seals; Replace worn parts; Explain safe use to owners; Take away soot and record the visit',
    'working at heights, hand tools, customer service, driver licence',
  ],
  [
    'cheesemonger, cheese monger, cheese shop assistant',
    'Cut, weigh and wrap cheese to order; Offer tastes and advise on choice and storage; Care for cheeses and rotate stock; Set out and label the display; Take payments and clean knives and boards',
    'product knowledge, food safety, customer service, cash handling',
  ],
  [
    'pool attendant, water slide attendant, waterpark attendant, water park attendant, splash park attendant',
    'Watch people in and around the water; Explain rules and keep queues safe; Call or give help in an accident; Clean decks, seats and change rooms; Answer questions and report faults',
    'first aid, CPR, customer service, observation',
  ],
  [
    'ski patrol, ski patroller, snowmaker, snow maker, ski technician, ski tuner, snow groomer operator, snow clearer',
    'Check slopes, snow or equipment before opening; Keep guests and gear safe; Mend, tune or move what is needed; Work with radio and in the cold; Record checks and incidents',
    'skiing or snowboarding, first aid, hand tools, radio use',
  ],
  [
    'marina attendant, dock attendant, wharf attendant, boat ramp attendant, dockmaster',
    'Take lines and help boats berth; Fuel boats and pump out; Check berths, ropes and pontoons; Take payments and answer owners; Keep the docks clean and safe',
    'rope work, customer service, cash handling, radio use',
  ],
  [
    'yacht crew, steward yacht, steward on yacht, stewardess, yacht steward, yacht deckhand, superyacht crew, sailing crew, superyacht deckhand, yacht hand',
    'Look after guests on board; Clean cabins, decks and fittings; Help with lines, sails or tenders; Serve food and drinks; Take part in safety drills',
    'sea safety, customer service, first aid, teamwork',
  ],
  [
    'utility fifo, fifo utility, camp attendant, village services attendant, fly in fly out utility, village attendant, camp utility, mine camp utility, camp cleaner, peggy mining',
    'Clean rooms and change linen; Help in the kitchen and serve meals; Wash dishes and laundry; Empty bins and clean shared areas; Report damage and what has run out',
    'cleaning, food safety, manual handling, teamwork',
  ],
  [
    'roadhouse attendant, roadhouse all rounder, outback roadhouse attendant, roadhouse worker',
    'Serve travellers in the shop and for fuel; Prepare and serve simple meals and drinks; Take payments and balance the till; Fill shelves and fridges; Clean the shop, tables and toilets',
    'customer service, cash handling, food safety, stock handling',
  ],
  [
    'caravan park attendant, holiday park attendant, caravan park worker, campground host, campground attendant, caravan park cleaner, holiday park cleaner, campground manager, caravan park all rounder',
    'Check guests in and show them their place; Clean cabins and shared bathrooms; Keep grounds and barbecue areas tidy; Answer questions and keep the peace; Report repairs and record bookings',
    'customer service, cleaning, cash handling, manual handling',
  ],
  [
    'governess, govie, home tutor outback, station governess, distance education tutor, school of the air tutor',
    'Guide children through the lessons that their school sends; Keep a timetable and a tidy schoolroom; Send in work and speak with teachers; Lead play, sport and reading; Tell parents about progress',
    'teaching, working with children check, patience, first aid',
  ],
  [
    'boundary rider, fence rider, bore runner, water runner station',
    'Drive or ride around fences and waters; Mend wire, posts and gates; Check tanks, troughs and pumps; Look at stock on the way; Report damage and lost animals',
    'fencing, driver licence, animal handling, working alone',
  ],
  [
    'cotton gin worker, cotton ginner, cotton ginner hand, gin hand, almond shaker operator, nut harvester operator, macadamia farm worker, nut huller, sugar mill worker, packing shed worker, packing shed hand, fruit packing shed worker',
    'Feed and watch the machines in the season; Sort, grade or press what comes through; Clear blocks safely; Label, stack and load; Sweep up and clean machines',
    'machine operation, manual handling, quality checks, workplace safety',
  ],
  [
    'race caller, sports commentator, commentator, ground announcer, match announcer',
    'Study runners, players and colours; Describe what happens clearly and without mistakes; Announce results and messages; Check sound before the start; Keep to time and to the rules of the broadcaster',
    'public speaking, concentration, knowledge of sport, research',
  ],
  [
    'tab operator, betting clerk, bookmaker clerk, lotto kiosk, lottery kiosk assistant, lottery assistant, wagering clerk',
    'Take bets or sell tickets and pay winnings; Check the age of buyers; Balance the till; Explain how things work; Offer information where play seems harmful',
    'cash handling, customer service, responsible conduct of gambling, accuracy',
  ],
  [
    'newsagent, tobacconist, postmaster, post office assistant, licensed post office assistant, postal assistant, post office clerk, newsagency manager, postal services officer',
    'Serve customers and take payments; Receive, sort and hand out papers, parcels or stock; Check identity or age where needed; Fill shelves and displays; Balance the till and keep records',
    'cash handling, customer service, accuracy, stock handling',
  ],
  [
    'aircraft refueller, refueller, aviation refueller, aircraft refueler, fuel attendant aviation',
    'Check fuel for water and dirt; Connect and fill aircraft to the order; Record amounts and get a signature; Inspect hoses and vehicles; Follow airside and fire rules',
    'airside safety, driver licence, accuracy, record keeping',
  ],
  [
    'flight caterer, airline caterer, airline catering assistant, flight catering assistant, catering loader airline, caterer airline',
    'Put trays, carts and supplies together by the list; Check numbers, diets and seals; Load and unload carts; Wash and sort what comes back; Keep food at safe temperatures',
    'food safety, accuracy, manual handling, teamwork',
  ],
  [
    'balloon decorator, event stylist, event decorator, stylist event, party stylist, balloon stylist, event styling assistant, wedding stylist, chair cover hand, event hire assistant',
    'Plan the look with the client; Load, set up and arrange decorations; Blow up, tie or hang pieces safely; Pack down and count what comes back; Clean and store stock',
    'styling, manual handling, customer service, driver licence',
  ],
  [
    'chess coach, robotics instructor, coding instructor, coding teacher, robotics teacher, chess teacher, steam instructor, coding tutor, robotics tutor, lego instructor, debating coach, public speaking coach, enrichment teacher',
    'Plan sessions by age and level; Explain rules or ideas with examples; Set tasks and help each learner; Keep the group safe and on task; Tell parents or teachers how it goes',
    'subject knowledge, group teaching, working with children check, patience',
  ],
  [
    'choir conductor, choir director, band conductor, orchestra conductor, conductor music, music director, choirmaster, voice coach, vocal coach',
    'Choose pieces for the voices or players; Plan and lead rehearsals; Work on pitch, rhythm and expression; Lead performances; Look after music and attendance',
    'conducting, music theory, communication, planning',
  ],
  [
    'note taker, university note taker, note taker disability, scribe, exam scribe, reader writer, disability note taker, reader scribe, participation assistant',
    'Go to classes or exams with a student; Write down what is said, exactly and clearly; Read or write for the student as allowed; Keep all confidential; Send notes on time',
    'fast typing, listening, confidentiality, punctuality',
  ],
  [
    'exam marker, essay marker, hsc marker, vce marker, naplan marker, assessor exam, marker, exam assessor, assignment marker',
    'Learn the marking guide and practise with samples; Read answers and give marks by the guide; Check marks with others; Report unusual papers; Keep papers confidential and meet deadlines',
    'subject knowledge, fairness, attention to detail, confidentiality',
  ],
  [
    'lab demonstrator, laboratory demonstrator, practical demonstrator, planetarium presenter, science communicator, science presenter, museum educator, zoo educator, education officer museum, science show presenter, museum presenter',
    'Set up experiments, exhibits or shows; Explain ideas and show how things work; Answer questions and keep the group safe; Help people try for themselves; Pack away and record what was used',
    'science communication, public speaking, safety, teamwork',
  ],
  [
    'surf school instructor, surf coach, sup instructor, sailing instructor, windsurfing instructor, kitesurfing instructor, wakeboard instructor, rowing coach, canoe instructor',
    'Check weather, water and gear; Explain safety and show skills; Watch every learner on the water; Act in rescues and give first aid; Rinse, mend and store gear',
    'instructor certificate, first aid, rescue skills, communication',
  ],
  [
    'go kart marshal, paintball marshal, track marshal, karting attendant, go kart attendant, bungee jump operator, zip line operator, zip line guide, hot air balloon crew, balloon crew, skydiving ground crew, adventure park attendant, zipline guide, jet boat crew, quad bike guide',
    'Check gear, ground and weather before opening; Explain safety and fit equipment; Start, watch and stop the activity; Act when something goes wrong; Clean, count and store gear',
    'safety procedures, first aid, communication, customer service',
  ],
  [
    'parachute packer, parachute rigger, skydiving packer',
    'Spread, check and fold parachutes by the method; Pack containers and set pins; Count and log each pack; Set aside what is worn or damaged; Keep the packing area clean',
    'attention to detail, following procedures, manual handling',
  ],
  [
    'monumental mason, headstone mason, memorial mason, letter cutter, engraver, trophy engraver, glass engraver, laser engraver operator, calligrapher, hand engraver',
    'Set out letters and designs; Cut, carve, write or engrave with care; Check spelling against the order; Clean and finish pieces; Serve customers and keep jobs labelled',
    'lettering, attention to detail, hand tools, setting out',
  ],
  [
    'coffin maker, box maker, crate maker, packing case maker, rope maker, net maker, brush maker, basket maker, broom maker, paper maker, brick maker, tile maker',
    'Measure and cut or mix material; Shape and join by the pattern; Check size, strength and finish; Look after tools and machines; Stack, count and pack',
    'hand tools, measuring, machine operation, manual handling',
  ],
  [
    'doula, postnatal doula, birth doula, lactation consultant, sleep consultant, postnatal carer, mothercraft nurse, newborn care specialist, night nanny',
    'Listen to what a family wants and needs; Support care, feeding and rest of mother and baby; Show and explain, without giving medical orders; Notice problems and refer to a midwife or doctor; Keep visits and notes confidential',
    'listening, newborn care, first aid, confidentiality',
  ],
  [
    'elderly companion, companion, social support worker, companion aged care, social companion, community visitor, seniors companion',
    'Visit and spend time with a person; Go along to shops, visits and walks; Help with letters, calls and small tasks; Notice changes and tell family or the service; Note each visit',
    'communication, patience, first aid, driver licence',
  ],
  [
    'errand runner, runner errands, personal errand assistant, queue sitter, line sitter',
    'Collect, deliver and buy what is asked for; Wait in line or for tradespeople; Keep receipts and change; Tell the client about progress; Look after keys and papers',
    'reliability, time management, local knowledge, communication',
  ],
  [
    'key cutter, watch battery fitter, knife sharpener, saw doctor, saw sharpener, tool sharpener, engraving and key cutting assistant',
    'Serve customers and look at the item; Cut, sharpen or fit with the right machine; Test the result; Order blanks, batteries and parts; Clean and adjust machines',
    'machine operation, fine motor skill, customer service, hand tools',
  ],
  [
    'lawnmower repairer, vacuum repairer, sewing machine repairer, sewing machine technician, coffee machine technician, typewriter technician, photocopier technician, printer technician, business machine mechanic, vacuum technician, umbrella repairer, bag repairer, vending machine technician, espresso machine technician',
    'Ask what is wrong and look over the item; Find worn or broken parts; Replace, clean and adjust; Test it before return; Write quotes and order parts',
    'fault finding, hand tools, customer service, record keeping',
  ],
  [
    'metal recycler, scrap metal sorter, scrap metal worker, car wrecker, auto dismantler, vehicle dismantler, battery recycler, e waste dismantler, e waste recycler, tyre retreader, tyre recycler, wrecking yard hand',
    'Take things apart with hand and power tools; Sort metals and parts; Drain and store what is dangerous; Weigh, label and stack; Keep the yard clean and safe',
    'hand and power tools, manual handling, forklift licence, workplace safety',
  ],
  [
    'tow truck driver, tow operator, tilt tray driver, roadside assistance, roadside technician, roadside patrol, roadside assistance technician',
    'Answer calls and find the vehicle; Make the place safe; Start, mend, load or tow the vehicle; Check for damage and get a signature; Look after truck and gear',
    'driver licence, load restraint, fault finding, customer service',
  ],
  [
    'pilot vehicle driver, escort vehicle driver, pilot car driver, oversize load escort, escort driver oversize',
    'Check the route, height and permits; Drive ahead of or behind a wide load; Warn other drivers and guide the truck by radio; Stop traffic where allowed; Record the trip',
    'driver licence, pilot ticket, radio use, concentration',
  ],
  [
    'skip bin driver, portaloo driver, septic tank truck driver, vacuum truck driver, tipper driver, agitator driver, concrete truck driver, water cart driver, tanker driver, livestock truck driver, horse float driver, hiab driver, crane truck driver, grease trap driver, side loader driver, milk tanker driver, car carrier driver, logging truck driver',
    'Check the truck and its equipment before each run; Load or connect safely at each stop; Drive to the conditions and keep the log; Empty, tip or unload at the right place; Clean the equipment and report faults',
    'heavy vehicle licence, load restraint, manual handling, driver logbook',
  ],
  [
    'keg driver, ice delivery driver, gas bottle delivery driver, gas bottle delivery, laundry driver, linen driver, florist driver, drinks delivery driver, water delivery driver, meal delivery driver, pharmacy delivery driver, chemist delivery driver, amazon flex driver, parcel van driver, parcel driver, laundry delivery driver, meals on wheels driver',
    'Check the load against the list; Load so that nothing falls or is spoiled; Drive the round and keep to times; Carry goods in and take empties back; Get signatures and look after the vehicle',
    'driver licence, manual handling, route planning, customer service',
  ],
  [
    'line marker, road line marker, line marking assistant, guard rail installer, guardrail installer, kerb layer, kerbing labourer, kerb hand, road sign installer',
    'Set out lines and levels; Set up signs and cones; Mark, place or fix to the plan; Check the result and clean up; Look after machines and material',
    'setting out, manual handling, road safety, White Card',
  ],
  [
    'shower screen installer, wardrobe installer, pool fence installer, security door installer, tv installer, flyscreen installer, balustrade installer, splashback installer, solar blind installer, flooring and blinds measurer, fly screen maker',
    'Measure and check the order; Mark, drill and fix straight and safely; Adjust and seal; Show the owner how to use and clean it; Clear up and record the job',
    'measuring, power tools, customer service, driver licence',
  ],
  [
    'turf layer, synthetic grass installer, artificial grass installer, artificial turf installer, turf farm hand, retaining wall labourer, retaining wall builder, landscape block layer',
    'Level and compact the ground; Cut, lay and join to the line; Fix edges and fill; Carry and cart material; Clean up and explain care to the owner',
    'levelling, manual handling, hand and power tools, outdoor work',
  ],
  [
    'oven cleaner, bbq cleaner, barbecue cleaner, caravan detailer, boat detailer, aircraft detailer, boat cleaner, aquarium cleaner, pond cleaner, beer line cleaner, chewing gum remover, grease trap cleaner, septic tank cleaner, hoarder cleaner, mould cleaner, caravan cleaner, yacht cleaner, aircraft groomer',
    'Look over the job and protect what is near; Take apart what can be cleaned alone; Clean with the right tools and products; Check the result and put everything back; Take away waste and record the work',
    'cleaning, chemical handling, attention to detail, driver licence',
  ],
  [
    'snake catcher, possum remover, bee remover, wasp exterminator, termite inspector, wildlife controller, bird controller, termite technician, rabbit controller, feral animal controller, pest inspector, animal trapper',
    'Answer calls and find the animals or signs of them; Remove, trap or treat by the law; Close the ways in; Explain to owners how to prevent more; Write reports and look after gear',
    'animal handling, chemical handling, report writing, driver licence',
  ],
  [
    'horse clipper, bird keeper, alpaca shearer, alpaca farm hand, goat milker, hoof trimmer, cattle hoof trimmer',
    'Catch and hold animals calmly; Clip, trim, milk or feed as the animals need; Check health and report changes; Clean pens and tools; Keep records',
    'animal handling, observation, manual handling, record keeping',
  ],
  [
    'gem cutter, opal cutter, lapidary, pearl grader, diamond sorter, gold refiner, fossicker, opal miner, diamond setter, gemmologist, gem setter',
    'Weigh, sort and judge stones or metal; Mark, cut, clean or polish; Check against the order or grade; Record weights and values; Lock away stock and clean tools',
    'fine motor skill, grading, attention to detail, record keeping',
  ],
  [
    'foundry worker, moulder, foundry moulder, moulder foundry, metal caster, kiln operator, furnace operator, smelter operator, furnace hand, foundry hand, die caster',
    'Prepare moulds, material or kiln; Heat and watch temperatures; Pour, fire or cast safely; Break out, clean and check pieces; Record batches and look after equipment',
    'machine operation, heat safety, quality checks, manual handling',
  ],
  [
    'surfboard shaper, surfboard repairer, surfboard glasser, ding repairer, skateboard maker, surfboard sander',
    'Shape or mend blanks and boards; Lay glass and resin; Sand, polish and fit fins; Mix chemicals safely and control dust; Write quotes and label jobs',
    'fibreglass work, power tools, hand shaping, customer service',
  ],
  [
    'bridal consultant, bridal stylist, formal wear assistant, suit hire assistant, bridal assistant, bridal sales consultant, formal wear consultant',
    'Meet clients and learn about the day; Choose and bring gowns or suits; Help with fitting and pin alterations; Take orders, deposits and returns; Steam, hang and look after stock',
    'fitting, customer service, sales, attention to detail',
  ],
  [
    'cloakroom attendant, coat check, coat check attendant, toll booth operator, toll collector, boom gate operator, lift attendant building, greeter, shop greeter, store greeter, information desk attendant, information officer, concierge desk assistant, information booth attendant',
    'Greet people and answer questions; Check tickets, tags or passes; Take and return items or payments; Keep queues and entrances clear; Report incidents and lost property',
    'customer service, communication, cash handling, punctuality',
  ],
  [
    'playgroup leader, storyteller, creche worker, creche attendant, gym creche, gym creche attendant, creche educator, story time presenter, playgroup facilitator, creche assistant, nursery attendant church',
    'Set up toys, books and activities; Welcome children and their parents; Lead songs, stories and play; Watch over children and keep them safe; Clean toys and pack away',
    'child safety, first aid, working with children check, communication',
  ],
  [
    'sandwich board holder, human billboard, sign holder, sign spinner, product tester, taste tester, sensory panellist, tea taster, perfume tester, sensory panelist, consumer tester',
    'Follow the instructions for the place or product; Show, try or taste as asked; Record what was seen or noticed; Answer simple questions; Return material and report on time',
    'reliability, attention to detail, communication, punctuality',
  ],
  [
    'food stylist, recipe developer, home economist, test kitchen assistant, recipe tester, food writer',
    'Plan dishes for a page, product or shoot; Test and write recipes; Shop for and prepare food; Arrange it for the camera or the table; Keep costs and notes',
    'cooking, writing, food safety, styling',
  ],
  [
    'studio assistant, artist assistant, gallery sitter, studio manager art, studio hand',
    'Prepare material and clean tools; Help to make, pack and label works; Answer visitors and messages; Keep lists of works and stock; Photograph and store works safely',
    'careful handling, organisation, hand tools, communication',
  ],
  [
    'people and culture business partner, hr business partner, hr manager, people and culture manager, hr advisor, hr adviser, human resources manager, human resources advisor, people and performance advisor, people partner, hr generalist, people and culture officer, senior manager hr, hr consultant, human resources business partner',
    'Advise managers on people, awards and policy; Plan hiring and reviews; Look into complaints fairly; Coach managers in hard talks; Report on staffing and keep records',
    'employment law, communication, HR systems, confidentiality',
  ],
  [
    'release manager, configuration manager, change manager it, build manager, configuration controller, test manager, test lead, environment manager, release management lead, product lead, head of product, digital product lead, product director, bim manager, it supervisor, it manager, applications manager, systems manager, business systems manager, service delivery manager, it operations manager',
    'Plan what changes and when; Bring together the people who build, test and use it; Watch risks and decide what is ready; Share out the work and review it; Report results and improve how it is done',
    'planning, communication, risk management, documentation',
  ],
  [
    'wine judge, show judge, dance adjudicator, competition judge, gymnastics judge, horse show judge, food judge, judge show',
    'Learn the rules and criteria; Watch or taste each entry with care; Give marks and reasons; Agree with other judges; Record and announce results',
    'subject knowledge, fairness, concentration, communication',
  ],
];
