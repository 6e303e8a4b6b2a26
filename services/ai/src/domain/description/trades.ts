/**
 * Occupations whose family also contains others, so that the family's tasks would include wrong ones: a carpenter lays
 * no bricks. Titles are separated by commas, tasks by semicolons, typical skills by commas; all in our own words.
 */
export const trades: readonly (readonly [titles: string, duties: string, skills: string])[] = [
  [
    'property manager, assistant property manager, property management assistant, leasing consultant',
    'Show homes and choose tenants with the owner; Write entry, routine and exit reports; Follow up rent in arrears; Arrange repairs with trades; Answer owners and tenants',
    'tenancy law, property management software, negotiation, inspections, record keeping',
  ],
  [
    'apprentice plumber, plumbing apprentice, trades assistant plumbing',
    'Help install pipes, drains and hot water; Help find and clear blockages; Measure, cut and join pipe; Hand up tools and material and keep the site tidy; Help test work to the standard',
    'hand tools, measuring, reading plans, manual handling, White Card',
  ],
  [
    'dental assistant, dental nurse, trainee dental assistant',
    'Set up the surgery for each patient; Pass instruments to the dentist during treatment; Clean and sterilise instruments; Book appointments and take payments; Keep patient records and stock',
    'infection control, chairside assisting, appointment booking, patient care',
  ],
  [
    'software tester, qa tester, test analyst, qa analyst, manual tester, automation tester',
    'Plan and run tests of new features; Write and keep automated checks; Report defects so that they can be repeated; Retest fixes before a release; Say what is ready and what is not',
    'test automation, Selenium, regression testing, test cases, Jira',
  ],
  [
    'social worker, graduate social worker, community social worker, hospital social worker',
    'Assess what people and families need; Plan support with them and review it; Counsel people in hard times; Work with hospitals, schools and other services; Keep case notes and write reports',
    'case management, counselling, risk assessment, advocacy, AASW eligibility',
  ],
  [
    'hr officer, human resources officer, hr assistant, hr administrator, human resources assistant',
    'Advertise roles and arrange interviews; Prepare contracts and welcome new staff; Answer questions about awards and policy; Keep staff records; Coordinate reviews and training',
    'recruitment, onboarding, HR systems, awards and policy, confidentiality',
  ],
  [
    'laboratory technician, lab technician, laboratory assistant, lab assistant, laboratory analyst',
    'Receive, label and prepare samples; Run tests and operate instruments; Calibrate and clean equipment; Record and check results; Keep the laboratory stocked and safe',
    'sample preparation, calibration, laboratory safety, record keeping, quality control',
  ],
  [
    'sous chef, head chef, executive chef, kitchen manager, junior sous chef',
    'Run the kitchen through service; Lead and train the cooks; Help write menus and cost dishes; Order stock and check deliveries; Keep food safety records and a clean kitchen',
    'kitchen leadership, menu planning, food costing, rostering, food safety',
  ],
  [
    'apprentice electrician, electrical apprentice, trades assistant electrical, electrical trades assistant',
    'Help run cable and fit lights and outlets; Help test circuits and find faults; Hand up tools and material and keep the site tidy; Help record test results; Follow isolation and safety rules',
    'wiring, hand tools, fault finding, test and tag, White Card',
  ],
  [
    'fruit picker, harvest worker, orchard worker, picker packer farm, vineyard worker, fruit picking',
    'Pick ripe fruit without bruising it; Sort and grade by size and quality; Fill, weigh and label bins; Work safely on ladders and platforms; Thin and prune in season',
    'grading, careful handling, manual handling, outdoor work',
  ],
  [
    'physiotherapist, physio, graduate physiotherapist, senior physiotherapist, sports physiotherapist, paediatric physiotherapist, aged care physiotherapist, musculoskeletal physiotherapist',
    'Assess movement, strength and pain; Treat with exercise and manual therapy; Guide recovery after injury or surgery; Write home exercise programs and teach people to do them; Keep clinical notes and write to doctors',
    'musculoskeletal assessment, manual therapy, dry needling, exercise prescription, clinical Pilates, AHPRA registration',
  ],
  [
    'legal secretary, legal administrative assistant, legal receptionist, legal personal assistant',
    'Format and proofread letters, contracts and court documents; Open, keep and close matter files; File documents with courts; Keep lawyers’ diaries and court dates; Prepare bills and time records',
    'legal terminology, document formatting, audio typing, court filing, matter management software',
  ],
  [
    'bookkeeper, assistant bookkeeper, junior bookkeeper',
    'Enter bills, receipts and invoices; Reconcile bank accounts; Process payroll and super; Follow up overdue invoices; Prepare activity statements for lodgement',
    'Xero, MYOB, payroll, accounts payable, accounts receivable',
  ],
  [
    'civil engineer, graduate civil engineer, junior civil engineer, civil design engineer',
    'Help design roads, drains and structures; Check drawings and loads; Inspect works on site; Work out quantities for estimates; Arrange tests of soil and concrete',
    'structural analysis, AutoCAD, Civil 3D, 12d, geotechnical engineering',
  ],
  [
    'disability support worker, support worker, community support worker, dsw, disability carer',
    'Support people with showering, dressing and meals; Follow support plans and notice changes; Go with people to shops, visits and activities; Help with cooking, cleaning and budgeting; Write shift notes and hand over',
    'personal care, manual handling, first aid, behaviour support, NDIS worker screening',
  ],
  [
    'barista, coffee maker, head barista, cafe all rounder, cafe staff, cafe worker',
    'Make espresso, milk and cold coffee drinks to order; Set the grinder and taste the coffee through the day; Take orders and payments at the counter; Steam milk to the right texture and temperature; Clean the machine, the jugs and the bench during and after service',
    'espresso, latte art, cash handling, customer service, food safety',
  ],
  [
    'waiter, waitress, wait staff, waitstaff, floor staff, food and beverage attendant, restaurant attendant, section waiter',
    'Welcome guests and show them to their table; Explain the menu and take orders; Carry plates and drinks and clear the table; Bring the bill and take payment; Set tables and polish cutlery before service',
    'table service, menu knowledge, cash handling, responsible service of alcohol, teamwork',
  ],
  [
    'bartender, bar staff, bar attendant, mixologist, bar back',
    'Mix and pour drinks to order; Check the age of guests where it is in doubt; Take payments and keep tabs; Restock fridges, ice and glassware; Clean the bar and close it at the end of the night',
    'cocktails, responsible service of alcohol, cash handling, stock rotation, customer service',
  ],
  [
    'baker, bread baker, baker assistant, bakery assistant, bakehouse assistant',
    'Weigh and mix doughs; Shape and prove loaves and rolls; Load and watch the ovens; Pack and label what is baked; Clean the mixers, benches and floor',
    'dough making, oven work, food safety, weighing and measuring',
  ],
  [
    'pastry chef, pastry cook, pastrycook, cake decorator',
    'Make doughs, creams, sponges and fillings; Bake tarts, cakes and pastries; Decorate cakes to order; Weigh portions and keep to recipes; Keep the pastry section cold, clean and stocked',
    'cake decorating, chocolate work, dough making, food safety, recipe costing',
  ],
  [
    'chef, cook, chef de partie, commis chef, line cook, demi chef, grill cook, breakfast cook, breakfast chef, apprentice chef, short order cook',
    'Prepare ingredients and set up the section before service; Cook dishes to order and to recipe; Plate dishes and send them with the rest of the table; Check deliveries and rotate stock; Keep the kitchen clean and food at safe temperatures',
    'knife skills, food safety, menu planning, stock rotation, teamwork',
  ],
  [
    'kitchen hand, kitchenhand, dishwasher, dish washer, kitchen assistant, kitchen porter, kitchen steward',
    'Wash dishes, pots and kitchen equipment; Peel, chop and portion ingredients for the cooks; Put away deliveries; Empty bins and mop floors; Keep benches, cool rooms and store rooms clean',
    'food safety, knife skills, cleaning, teamwork',
  ],
  [
    'fast food worker, crew member, fast food crew, sandwich hand, pizza maker, restaurant crew member, burger cook',
    'Take orders at the counter and the drive-through; Assemble burgers, sandwiches, pizzas or bowls; Fry, grill and wrap food to the timer; Take payments and hand over orders; Clean the lobby, the fryers and the preparation area',
    'cash handling, food safety, customer service, teamwork',
  ],
  [
    'carpenter, joiner, formwork carpenter, framing carpenter, apprentice carpenter, fix out carpenter',
    'Read plans and measure up on site; Cut and fix frames, floors and roofs in timber; Hang doors and fit windows and skirting; Build and strip formwork; Look after tools and leave the work area tidy',
    'carpentry, formwork, plan reading, power tools, White Card',
  ],
  [
    'bricklayer, brickie, blocklayer, stonemason, bricklayer labourer',
    'Set out walls from plans; Mix mortar and lay bricks, blocks or stone; Cut bricks to size and keep courses level; Point and clean finished walls; Put up and take down low scaffolds',
    'bricklaying, setting out, plan reading, White Card',
  ],
  [
    'tiler, wall and floor tiler, floor tiler',
    'Prepare and level walls and floors; Waterproof bathrooms and laundries; Set out, cut and lay tiles; Grout and seal joints; Clean up and protect finished work',
    'tiling, waterproofing, setting out, White Card',
  ],
  [
    'plasterer, gyprocker, plasterboard fixer, ceiling fixer, dry waller, renderer',
    'Measure and cut plasterboard; Fix boards to walls and ceilings; Set joints and sand them smooth; Fit cornices and patch damage; Clean up and protect finished work',
    'plastering, plasterboard fixing, power tools, White Card',
  ],
  [
    'glazier, glass installer, window installer',
    'Measure openings and cut glass; Fit glass into windows, doors and shopfronts; Seal frames against wind and water; Replace broken panes; Carry and store glass safely',
    'glazing, measuring, manual handling, White Card',
  ],
  [
    'painter, house painter, painter and decorator, commercial painter',
    'Fill, sand and prime surfaces; Mask and cover what stays unpainted; Paint walls, ceilings and trim by brush, roller or spray; Mix and match colours; Clean brushes and leave rooms tidy',
    'painting, spray painting, surface preparation, White Card',
  ],
  [
    'floor layer, carpet layer, flooring installer, vinyl layer',
    'Measure rooms and order material; Prepare and level floors; Cut and lay carpet, vinyl or timber; Fit edges, joins and skirting; Take away old flooring',
    'floor laying, measuring, surface preparation, power tools',
  ],
  [
    'electrician, electrical mechanic, industrial electrician, domestic electrician',
    'Read wiring plans and run cable; Fit lights, outlets and switchboards; Test circuits and find faults; Record tests and certify finished work; Isolate power and follow safety rules before starting',
    'electrical licence, wiring, fault finding, test and tag, White Card',
  ],
  [
    'refrigeration mechanic, air conditioning technician, hvac technician, air conditioning installer, refrigeration technician',
    'Install cooling and air conditioning units; Braze pipe and charge refrigerant; Find leaks and electrical faults; Clean and service units on schedule; Record refrigerant and readings',
    'refrigerant handling licence, fault finding, brazing, electrical testing',
  ],
  [
    'photographer, wedding photographer, studio photographer, photo editor, school photographer',
    'Plan a shoot and set up cameras and lights; Direct people and arrange scenes; Take pictures on location or in a studio; Select, crop and retouch pictures; Deliver files in the form that was agreed',
    'photography, lighting, Lightroom, Photoshop, editing',
  ],
  [
    'graphic designer, brand designer, junior designer, finished artist',
    'Turn a brief into layouts and brand elements; Choose type, colour and images; Prepare artwork for print and screen; Revise designs after feedback; Keep files and brand templates in order',
    'InDesign, Illustrator, Photoshop, typography, branding',
  ],
  [
    'ux designer, ui designer, product designer, user experience designer, interaction designer',
    'Talk with users and note what they need; Sketch flows and wireframes; Draw screens and clickable prototypes; Test designs with users and improve them; Hand over designs to developers',
    'Figma, prototyping, user research, wireframing, accessibility',
  ],
  [
    'fashion designer, pattern maker, patternmaker',
    'Sketch garments and choose fabrics; Draft and grade patterns; Prepare samples and fit them on models; Write specifications for makers; Check finished garments against the design',
    'pattern making, sewing, Illustrator, fabric knowledge',
  ],
  [
    'pilot, commercial pilot, flight instructor, first officer, helicopter pilot',
    'Plan flights by weather, weight and fuel; Check the aircraft before departure; Fly and navigate by the rules of the air; Speak with air traffic control; Keep logs and report defects',
    'flight planning, commercial pilot licence, instrument rating, radio procedures',
  ],
  [
    'flight attendant, cabin crew, cabin attendant',
    'Check safety equipment before departure; Show passengers the safety instructions; Serve meals and drinks; Help passengers in need and in emergencies; Count stock and write cabin reports',
    'first aid, customer service, safety procedures, responsible service of alcohol',
  ],
  [
    'travel agent, travel consultant, travel advisor',
    'Find out what travellers want and can spend; Plan routes, flights and stays; Book and change reservations; Explain fares, insurance and entry papers; Help when travel goes wrong',
    'reservations, Amadeus, itinerary planning, customer service',
  ],
  [
    'tour guide, guide, museum guide, walking tour guide',
    'Meet groups and lead them along the route; Tell the story of places and answer questions; Keep the group safe and on time; Help with tickets and bookings; Adapt the tour to the guests',
    'public speaking, local knowledge, first aid, languages',
  ],
  [
    'hotel receptionist, front desk agent, guest service agent, front office agent, night auditor, guest services agent',
    'Check guests in and out; Take bookings by phone and online; Answer questions and solve problems of guests; Handle payments and balance the day; Pass on requests to housekeeping and maintenance',
    'Opera PMS, reservations, customer service, cash handling',
  ],
  [
    'room attendant, housekeeper, housekeeping attendant, housekeeping, hotel cleaner',
    'Make beds and change linen; Clean bathrooms and bedrooms to the hotel standard; Vacuum, dust and empty bins; Refill towels, soaps and minibars; Report damage and hand in lost property',
    'housekeeping, manual handling, attention to detail, time management',
  ],
  [
    'cleaner, office cleaner, commercial cleaner, school cleaner, domestic cleaner, hospital cleaner, window cleaner',
    'Vacuum, sweep and mop floors; Clean kitchens, bathrooms and glass; Empty bins and sort recycling; Refill soap, paper and other supplies; Use chemicals and machines safely',
    'commercial cleaning, chemical handling, floor machines, manual handling',
  ],
  [
    'laundry worker, laundry attendant, laundry hand, laundry assistant, ironer',
    'Sort linen and clothes by fabric and colour; Load washers and dryers; Iron, press and fold; Check for stains and damage; Pack and label finished loads',
    'ironing, linen handling, machine operation, manual handling',
  ],
  [
    'forklift driver, forklift operator, reach truck driver, reach truck operator',
    'Check the forklift before each shift; Load and unload trucks; Stack and move pallets in the racks; Scan and record stock movements; Follow site traffic rules and keep people on foot safe',
    'forklift licence, RF scanning, load handling, workplace safety',
  ],
  [
    'excavator operator, plant operator, bobcat operator, loader operator, grader operator',
    'Check and grease the machine before work; Dig, load and trim to level; Read pegs, plans and laser levels; Look out for services and people; Report wear and fill in plant sheets',
    'plant tickets, machine maintenance, reading levels, White Card',
  ],
  [
    'bus driver, coach driver, minibus driver, school bus driver',
    'Check the bus before leaving the depot; Drive the route and keep to the timetable; Help passengers on and off; Take fares or check tickets; Report defects and incidents',
    'heavy vehicle licence, driver authority, customer service, route knowledge',
  ],
  [
    'registered nurse, rn, clinical nurse, graduate nurse, ward nurse, theatre nurse, emergency nurse, registered nurse aged care',
    'Assess patients or residents and plan their care; Give medication and treatments as prescribed; Watch vital signs and act on changes; Supervise carers and enrolled nurses; Record care and hand over to the next shift',
    'AHPRA registration, wound care, medication administration, care planning',
  ],
  [
    'school teacher, primary teacher, primary school teacher, secondary teacher, high school teacher, relief teacher, casual relief teacher, science teacher, maths teacher, english teacher, secondary school teacher',
    'Plan lessons by the curriculum and teach them; Manage the classroom and support different learners; Mark work and report progress; Meet parents and carers; Join in duties, excursions and staff meetings',
    'teacher registration, lesson planning, classroom management, assessment',
  ],
  [
    'security guard, security officer, crowd controller, security concierge, patrol officer',
    'Guard doors, gates and sites; Patrol and check locks and alarms; Monitor cameras and control who comes in; Calm disputes and call for backup or police when needed; Write incident reports',
    'security licence, first aid, incident reporting, conflict resolution',
  ],
  [
    'lifeguard, pool lifeguard, swim teacher, swimming instructor, swim instructor, learn to swim instructor',
    'Watch the water and the people in it; Teach safe behaviour and swimming skills; Act in rescues and give first aid; Test water and keep the pool deck safe; Prepare lanes and lessons',
    'first aid, CPR, pool rescue, swimming instruction',
  ],
  [
    'personal trainer, fitness instructor, gym instructor, group fitness instructor, fitness trainer',
    'Ask clients about health and goals; Write exercise programs and show movements; Lead sessions for one person or a group; Track progress and adjust programs; Keep equipment clean and in its place',
    'exercise programming, first aid, group fitness, coaching',
  ],
  [
    'florist, floral designer, floral assistant',
    'Condition and arrange flowers; Make bouquets, wreaths and table pieces to order; Serve customers in the shop and by phone; Keep displays fresh and watered; Pack deliveries',
    'floral design, customer service, wrapping, stock care',
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
    'dairy hand, milker, dairy farm hand, station hand, stockhand, livestock farm hand',
    'Bring in and milk the herd or move the stock; Feed animals and check their health; Clean the dairy, yards and troughs; Mend fences and gates; Keep records of animals and treatments',
    'milking, animal handling, fencing, tractor driving',
  ],
  [
    'hairdresser, barber, hair stylist, apprentice hairdresser, senior stylist, salon assistant',
    'Ask clients what they want and advise on cut and colour; Shampoo, cut, colour and style hair; Mix and apply colours and treatments; Take bookings and payments; Keep chairs, basins and tools clean',
    'cutting, colouring, styling, client consultation',
  ],
  [
    'retail assistant, sales assistant, shop assistant, store assistant, retail sales assistant, team member retail, fashion stylist, customer service assistant retail, retail team member',
    'Greet customers and help them find what they need; Explain products and suggest what goes with them; Run the till and handle exchanges; Unpack, price and fill shelves; Keep the shop floor and fitting rooms tidy',
    'customer service, cash handling, visual merchandising, stock handling',
  ],
  [
    'interpreter, translator, community interpreter, auslan interpreter',
    'Put speech or text into the other language faithfully; Prepare the words of a subject before an assignment; Keep what is heard confidential; Check the meaning with both sides; Proofread written translations',
    'NAATI credential, languages, note taking, confidentiality',
  ],
  [
    'marketing coordinator, marketing assistant, digital marketing coordinator, social media coordinator, marketing officer, social media manager',
    'Help plan posts, emails and campaigns; Write and place content on the web and social media; Work with designers and printers; Measure clicks, sign-ups and sales; Keep the calendar and the mailing lists in order',
    'social media, copywriting, Google Analytics, email marketing, Canva',
  ],
  [
    'data analyst, junior data analyst, business intelligence analyst, reporting analyst, graduate data analyst',
    'Collect, join and clean data; Write queries and check their results; Build dashboards and regular reports; Look for patterns and explain them; Keep definitions and documentation up to date',
    'SQL, Excel, Power BI, Python, data visualisation',
  ],
  [
    'data scientist, machine learning engineer, ai engineer',
    'Frame questions that data can answer; Prepare data and features; Train models and measure how well they predict; Explain results to people who decide; Put models to work and watch how they behave',
    'Python, machine learning, SQL, statistics',
  ],
  [
    'accountant, graduate accountant, assistant accountant, junior accountant, tax accountant, financial accountant, management accountant',
    'Prepare journals, reconciliations and the month end; Draft financial statements and management reports; Prepare tax and activity statements; Explain variances to managers or clients; Keep working papers for audit',
    'reconciliations, Xero, Excel, financial reporting, taxation',
  ],
  [
    'auditor, internal auditor, graduate auditor, external auditor',
    'Plan audits and test controls; Select samples and check evidence; Interview people who do the work; Write findings and recommendations; Follow up what was agreed',
    'audit testing, Excel, risk assessment, report writing',
  ],
  [
    'childcare educator, child care educator, early childhood educator, childcare worker, early learning educator, childcare assistant, assistant educator, oshc educator, nanny',
    'Play, read and talk with children and keep them safe; Help with meals, rest time and nappies; Set up activities inside and outside; Write observations of how children learn; Speak with parents at drop-off and pick-up',
    'early childhood education, working with children check, first aid, child safety',
  ],
  [
    'aged care worker, personal care assistant, personal care worker, aged care assistant, carer, home care worker, care worker',
    'Help people with showering, dressing and meals; Follow care plans and notice changes in health; Go with people to shops, visits and appointments; Help with cooking, cleaning and laundry; Write notes and hand over to the next shift',
    'personal care, manual handling, first aid, dementia care, NDIS worker screening',
  ],
  [
    'delivery driver, courier, courier driver, van driver, parcel delivery driver, food delivery driver',
    'Load the van in the order of the run; Deliver parcels or meals and collect signatures; Plan the way and keep to the times; Check the vehicle and keep it clean; Report damage and missed deliveries',
    'driver licence, route planning, manual handling, customer service',
  ],
  [
    'truck driver, hr driver, mr driver, hc driver, mc driver, heavy vehicle driver',
    'Check the truck before each run; Load, secure and unload freight; Drive to schedule and record hours and rest; Collect signatures and papers; Report faults and incidents',
    'heavy vehicle licence, load restraint, logbook, forklift licence',
  ],
  [
    'storeperson, warehouse worker, pick packer, picker packer, warehouse assistant, warehouse pick packer, warehouse storeperson, order picker, warehouse operator',
    'Pick and pack orders by scanner or list; Unload trucks and put stock away; Count stock and report differences; Label, wrap and stack pallets; Keep aisles clear and follow safety rules',
    'RF scanning, pallet handling, stocktaking, manual handling',
  ],
  [
    'receptionist, front desk receptionist, office receptionist, administration receptionist, front office receptionist',
    'Greet visitors and direct them; Answer and pass on calls and emails; Book rooms and appointments; Receive mail and deliveries; Keep the front desk and its records in order',
    'phone manner, Microsoft Office, appointment booking, customer service',
  ],
  [
    'medical receptionist, dental receptionist, clinic receptionist, practice receptionist',
    'Greet patients and check them in; Book and change appointments; Take payments and process claims; Keep patient records and referrals in order; Answer calls and pass on messages to clinicians',
    'medical terminology, appointment booking, Medicare claims, confidentiality',
  ],
  [
    'administration assistant, administrative assistant, admin assistant, office assistant, office administrator, administration officer, admin officer',
    'Answer calls and emails; Enter data and keep files in order; Prepare letters, forms and minutes; Book meetings and travel; Order supplies and look after mail',
    'Microsoft Office, data entry, record keeping, time management',
  ],
  [
    'software developer, software engineer, web developer, junior developer, full stack developer, front end developer, back end developer, junior software developer, graduate software engineer',
    'Write, test and review code; Build features from a description to release; Find and fix defects; Talk with designers and users about what is needed; Document how things work',
    'JavaScript, Git, SQL, automated testing, code review',
  ],
  [
    'tutor, private tutor, maths tutor, english tutor, online tutor, science tutor',
    'Explain school subjects to one student or a small group; Find out where a student is stuck; Prepare exercises and practice tests; Mark work and report to parents; Keep young people confident and on task',
    'subject knowledge, lesson planning, patience, working with children check',
  ],
];
