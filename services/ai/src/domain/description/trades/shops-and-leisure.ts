import type { TradeRow } from './trade-row.ts';

/** Shops, sales, beauty, sport and leisure. */
export const shopsAndLeisure: readonly TradeRow[] = [
  [
    'photographer, wedding photographer, studio photographer, photo editor, school photographer',
    'Plan a shoot and set up cameras and lights; Direct people and arrange scenes; Take pictures on location or in a studio; Select, crop and retouch pictures; Deliver files in the form that was agreed',
    'photography, lighting, Lightroom, Photoshop, editing',
  ],
  [
    'lifeguard, pool lifeguard',
    'Watch the water and the people in it; Warn people early and explain the rules; Act in rescues and give first aid; Check rescue equipment and the state of the pool; Keep the deck clear and record incidents',
    'first aid, CPR, pool rescue, observation',
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
    'apprentice hairdresser, hairdressing apprentice, salon assistant, hairdressing assistant, junior hairdresser',
    'Welcome clients and shampoo their hair; Help to mix and apply colours and treatments; Practise cutting and styling under a stylist; Hand up tools and keep stations stocked; Sweep, and clean basins, brushes and combs',
    'shampooing, blow-drying, customer service, hygiene',
  ],
  [
    'hairdresser, barber, hair stylist, senior stylist',
    'Ask clients what they want and advise on cut and colour; Shampoo, cut, colour and style hair; Mix and apply colours and treatments; Take bookings and payments; Keep chairs, basins and tools clean',
    'cutting, colouring, styling, client consultation',
  ],
  [
    'retail assistant, salesperson, sales associate, retail associate, retail sales, retail, retail worker, stock assistant, sales assistant, shop assistant, store assistant, retail sales assistant, team member retail, customer service assistant retail, retail team member',
    'Greet customers and help them find what they need; Explain products and suggest what goes with them; Run the till and handle exchanges; Unpack, price and fill shelves; Keep the shop floor and store room tidy',
    'customer service, cash handling, visual merchandising, stock handling',
  ],
  [
    'cashier, checkout chick, checkout person, checkout staff, checkout operator, checkout assistant, supermarket cashier, checkout team member, register operator',
    'Scan and weigh goods and take payment; Watch over self-service checkouts and help customers; Pack bags with care; Check the age of buyers of restricted goods; Balance the till at the end of the shift',
    'cash handling, customer service, accuracy, teamwork',
  ],
  [
    'night filler, night fill team member, night fill crew, nightfiller, night fill, nightfill, nightfill team member, shelf stacker, shelf filler, stock filler, replenishment team member',
    'Bring stock from the dock to the aisles; Fill shelves to the plan and face them up; Rotate dates and take off damaged goods; Check price tickets; Flatten cartons and leave the aisles clear before the doors open',
    'stock replenishment, pallet jack, manual handling, teamwork',
  ],
  [
    'trolley collector, trolley attendant, trolley boy',
    'Collect trolleys from car parks and streets; Move rows of trolleys safely past cars and people; Return them to the bays at the doors; Set aside broken trolleys and report them; Pick up litter around the bays',
    'manual handling, outdoor work, traffic awareness, customer service',
  ],
  [
    'service station attendant, console operator, petrol station attendant, servo attendant',
    'Serve customers for fuel and shop goods; Authorise pumps and watch the forecourt; Make coffee and heat food; Fill shelves and fridges; Count the till and record drive-offs',
    'cash handling, customer service, stock handling, food safety',
  ],
  [
    'bottle shop attendant, liquor store assistant, bottle shop assistant, cellar door assistant, cellar door host',
    'Serve customers and advise on wine, beer and spirits; Check the age of buyers; Fill fridges and build displays; Unpack deliveries and count stock; Take payments and balance the till',
    'responsible service of alcohol, customer service, product knowledge, cash handling',
  ],
  [
    'pharmacy assistant, pharmacy sales assistant, chemist assistant, dispensary assistant',
    'Serve customers and pass their questions on to the pharmacist; Take in and hand out prescriptions; Fill shelves and check expiry dates; Enter scripts and orders in the system; Keep patients’ details confidential',
    'customer service, stock control, cash handling, confidentiality',
  ],
  [
    'visual merchandiser, window dresser, shop window dresser, mannequin dresser, merchandiser, retail merchandiser, field merchandiser',
    'Build displays and windows to the plan; Place products, prices and signs; Check stock on the floor and order what is missing; Photograph finished displays and report on them; Advise store staff how to keep them',
    'visual merchandising, planograms, attention to detail, driver licence',
  ],
  [
    'brand ambassador, promotional staff, promotions staff, promoter, product demonstrator, in store demonstrator, promo staff, sampler',
    'Set up the stand, samples and signs; Speak with passers-by about the product; Hand out samples and collect sign-ups; Count what was given out and report on the day; Pack down and look after the material',
    'customer service, public speaking, sales, teamwork',
  ],
  [
    'face to face fundraiser, fundraiser, street fundraiser, door to door fundraiser',
    'Speak with people in the street, at doors or in shopping centres; Explain what the charity does with a gift; Sign up donors and check their details; Meet the team before and after the shift; Follow the rules for consent and privacy',
    'communication, resilience, sales, teamwork',
  ],
  [
    'sales representative, sales rep, field sales representative, sales consultant, sales executive',
    'Visit or call customers and find out what they need; Show products and prepare quotes; Follow up leads and close sales; Keep customer records up to date; Report on sales and on what competitors do',
    'negotiation, CRM, product knowledge, driver licence, time management',
  ],
  [
    'real estate agent, real estate sales agent, real estate sales assistant, sales agent real estate',
    'Meet owners and estimate what a property may sell for; Prepare advertisements and show homes; Follow up buyers and keep them informed; Put offers to owners and help both sides agree; Prepare contracts and keep sales records',
    'negotiation, real estate registration, local knowledge, CRM',
  ],
  [
    'car salesperson, motor vehicle salesperson, automotive sales consultant',
    'Welcome buyers and find out what they need; Show vehicles and go along on test drives; Value trade-ins and explain finance; Prepare contracts and hand over vehicles; Keep the yard and the records in order',
    'customer service, negotiation, driver licence, product knowledge',
  ],
  [
    'telemarketer, telesales consultant, outbound sales agent, appointment setter, outbound call centre',
    'Call people from a list and explain the offer; Answer questions and note objections; Book appointments or take orders; Record each call and its result; Keep to the rules on consent and calling times',
    'phone manner, sales, CRM, resilience',
  ],
  [
    'beauty therapist, beautician, beauty consultant, lash technician, brow artist, waxing therapist',
    'Ask clients about their skin and what they want; Give facials, waxing, tinting and lash treatments; Advise on care at home; Take bookings and payments; Clean and disinfect tools and rooms',
    'skin treatments, waxing, lash extensions, hygiene, customer service',
  ],
  [
    'nail technician, nail tech, nail artist, manicurist, nail salon assistant',
    'Shape, file and polish nails by hand; Apply and remove gel, acrylic and nail art; Care for hands, feet and cuticles; Take bookings and payments; Disinfect tools and clean the table after each client',
    'manicure and pedicure, gel and acrylic nails, nail art, hygiene',
  ],
  [
    'makeup artist, make up artist',
    'Talk over the look with each client; Prepare skin and apply makeup; Match colours to skin, light and occasion; Keep brushes and products clean; Pack and set up the kit at the place of work',
    'makeup application, colour matching, hygiene, customer service',
  ],
  [
    'massage therapist, remedial massage therapist, myotherapist, spa therapist',
    'Ask clients about pain, health and what they want from the session; Give massage and adapt it to the client; Advise on stretches and care at home; Keep treatment notes and issue receipts; Prepare the room, linen and oils',
    'remedial massage, anatomy, client notes, health fund provider number',
  ],
  [
    'dog groomer, pet groomer, groomer, cat groomer, animal groomer',
    'Bathe, brush and dry animals; Clip coats and trim nails; Check skin, ears and teeth and tell owners of changes; Handle nervous animals calmly; Clean tables, tools and cages',
    'animal handling, clipping, breed styles, customer service',
  ],
  [
    'ride operator, ride attendant, theme park attendant, amusement park attendant, attractions attendant',
    'Check rides and equipment before opening; Seat guests and check restraints and heights; Start and stop rides by the procedure; Watch guests and act when something is wrong; Keep queues moving and answer questions',
    'safety procedures, customer service, first aid, communication',
  ],
  [
    'sports coach, football coach, soccer coach, tennis coach, basketball coach, gymnastics coach, netball coach, cricket coach',
    'Plan sessions for age and level; Show and correct skills; Keep players safe and give first aid; Encourage players and speak with parents; Set up and pack away equipment',
    'coaching, first aid, working with children check, communication',
  ],
  [
    'dance teacher, dance instructor, yoga teacher, yoga instructor, pilates instructor',
    'Plan classes for the level of the group; Show movements and correct them safely; Adapt exercises for injuries; Choose music and keep time; Keep attendance and clean the studio',
    'class planning, first aid, anatomy, communication',
  ],
  [
    'model, fashion model, promotional model',
    'Pose for pictures or walk in shows to direction; Go to castings and fittings; Keep to call times; Look after clothes that are worn; Work with photographers and stylists',
    'posing, punctuality, taking direction',
  ],
  [
    'driving instructor, driving teacher',
    'Teach learners to drive safely on all kinds of roads; Explain road rules and hazards; Plan each lesson by what the learner can do; Keep logbooks and bookings; Check the car before lessons',
    'driving instructor licence, patience, communication, working with children check',
  ],
  [
    'umpire, referee, sports umpire, sports referee, sports official',
    'Know and apply the rules of the game; Start, stop and time the match; Signal decisions clearly and keep players calm; Check the ground and equipment beforehand; Report scores and incidents',
    'rules knowledge, fitness, communication, first aid',
  ],
  [
    'life coach, career coach, wellness coach',
    'Listen to what clients want to change; Set goals and steps with them; Review progress and adjust plans; Refer to a doctor or psychologist where it is needed; Keep bookings and notes confidential',
    'coaching, listening, goal setting, confidentiality',
  ],
  [
    'bra fitter, lingerie fitter, suit fitter',
    'Measure customers and suggest sizes and styles; Bring garments to the fitting room; Explain care and alterations; Run the till and handle exchanges; Keep stock in order by size',
    'fitting, customer service, product knowledge, cash handling',
  ],
  [
    'milk bar attendant, kiosk attendant, newsagency assistant, newsagent assistant, convenience store assistant, corner store assistant',
    'Serve customers and take payments; Fill shelves and fridges; Prepare hot drinks and snacks; Check the age of buyers of restricted goods; Count the till and lock up',
    'cash handling, customer service, stock handling, food safety',
  ],
  [
    'swim teacher, swimming teacher, swim instructor, swimming instructor, learn to swim instructor',
    'Plan lessons for age and ability; Teach floating, kicking, breathing and strokes in the water; Keep every child in sight and safe; Tell parents how their child gets on; Set out and pack away boards and ropes',
    'swim teaching certificate, CPR, working with children check, patience',
  ],
];
