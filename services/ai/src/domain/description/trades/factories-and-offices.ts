import type { TradeRow } from './trade-row.ts';

/** Rarer work in factories, depots, call centres and offices. */
export const factoriesAndOffices: readonly TradeRow[] = [
  [
    'plastics machine operator, injection moulding operator, extrusion operator, moulding operator, plastics process worker, blow moulding operator, fibreglass laminator, laminator, composite technician, fibreglass worker',
    'Set up moulds, material and machines; Run and watch the process; Trim, check and stack parts; Change moulds and clear faults; Record output and keep the area clean',
    'machine operation, quality checks, manual handling, workplace safety',
  ],
  [
    'bottling operator, filling operator, packaging machine operator, packaging operator, line operator, bottling line operator, labelling machine operator, canning line operator, packaging line operator',
    'Set up and start the line; Feed bottles, cartons and labels; Check fills, seals and dates; Clear jams and report faults; Clean down and record output',
    'machine operation, quality checks, manual handling, hygiene',
  ],
  [
    'electronics assembler, solderer, circuit board assembler, pcb assembler, cable assembler, wire harness assembler, wirer, switchboard wirer',
    'Read drawings and lists of parts; Place, solder and join parts; Check joints and test units; Label, pack and record; Keep the bench clean and free of static',
    'soldering, reading drawings, fine motor skill, attention to detail',
  ],
  [
    'quality controller, quality inspector, qc inspector, product inspector, quality checker, garment checker, quality control assistant, qc assistant, quality assurance assistant, quality control inspector',
    'Check goods against the specification; Measure, count and test samples; Set aside and label faults; Record results; Tell the line what must change',
    'attention to detail, measuring, record keeping, communication',
  ],
  [
    'yard person, yardperson, yard hand, yardman, timber yard worker, landscape yard hand, yard attendant, steel yard hand, pallet repairer, pallet maker, yard labourer',
    'Load and unload trucks; Stack, sort and count goods; Pick orders and serve drivers or customers; Sweep and keep the yard safe; Report damage and shortages',
    'manual handling, forklift licence, outdoor work, customer service',
  ],
  [
    'stevedore, waterside worker, wharf labourer, wharfie, lasher, port worker, cargo handler, wharf hand, ship loader',
    'Lash and unlash cargo; Guide and sling loads; Drive machines where licensed; Check and count cargo; Follow port safety rules',
    'manual handling, workplace safety, high risk work licence, radio use',
  ],
  [
    'boiler operator, boiler attendant, water treatment operator, waste water operator, wastewater operator, treatment plant operator, water plant operator, power plant operator, gas plant operator, chemical plant operator, refinery operator, process technician, processing plant operator, control room operator plant, process plant operator',
    'Start, stop and watch plant by the procedure; Read gauges and adjust flows; Take samples and record readings; Find and report faults; Keep the plant clean and safe',
    'process control, sampling, record keeping, workplace safety',
  ],
  [
    'mailroom assistant, mailroom officer, mailroom, mail clerk, mail handler, filing clerk, document scanner, print room operator, photocopy operator, office junior, office runner, copy centre operator, mailroom clerk',
    'Sort, open and deliver mail; Copy, scan and file papers; Pack and send parcels; Keep stock of paper and supplies; Look after machines and report faults',
    'accuracy, record keeping, manual handling, confidentiality',
  ],
  [
    'transcriptionist, transcriber, captioner, live captioner, stenographer, audio typist, typist, word processing operator, medical typist, medical transcriptionist, transcription, transcription typist',
    'Listen to recordings or speech and type it; Check names, terms and numbers; Format text to the style; Meet deadlines; Keep what is heard confidential',
    'fast typing, grammar, listening, confidentiality',
  ],
  [
    'data annotator, data labeller, data labeler, ai trainer, content moderator, annotation specialist, search quality rater, ai data annotator, image annotator',
    'Read, watch or listen to items; Label or rate them by the guidelines; Report unclear cases; Check work of others; Keep data confidential',
    'attention to detail, languages, following guidelines, confidentiality',
  ],
  [
    'telefundraiser, charity caller, charity call centre agent, outbound fundraiser, phone fundraiser, outbound telemarketer, call centre outbound charity, outbound sales, outbound call centre agent, telephone fundraiser',
    'Call people from a list; Explain the offer or the cause; Answer questions and take orders or gifts; Record each call and its result; Keep to the rules on consent and calling times',
    'phone manner, sales, CRM, resilience',
  ],
  [
    'customer resolution representative, complaints officer, dispute resolution officer, customer relations officer, customer resolution officer, complaints handler, customer advocate, customer resolution specialist, member services officer, client support, client service officer, client support officer',
    'Listen to what went wrong; Look into the facts and the rules; Agree on a fair answer and explain it; Record the case and follow it up; Report what comes up often',
    'problem solving, communication, CRM, patience',
  ],
  [
    'radio dispatcher, emergency dispatcher, call taker, emergency call taker, dispatcher, taxi dispatcher, ambulance call taker, triple zero call taker, dispatch operator, dispatch controller',
    'Answer calls and find out what and where; Enter the job and send the right vehicle; Keep in touch by radio; Watch progress and change plans; Record each step',
    'calm under pressure, radio use, fast typing, local knowledge',
  ],
  [
    'switchboard operator, telephonist, hospital switchboard operator, communications operator',
    'Answer and pass on calls; Page staff and start emergency calls; Give information that may be given; Keep lists of numbers up to date; Record faults and messages',
    'phone manner, calm under pressure, accuracy, confidentiality',
  ],
  [
    'debt collector, collections officer, collections consultant, debt recovery officer, collections specialist, credit control officer, credit controller, credit officer accounts',
    'Contact people and businesses who owe money; Explain what is due and agree on payments; Follow the law on contact and privacy; Record calls and payments; Pass on cases in dispute or hardship',
    'negotiation, record keeping, phone manner, Excel',
  ],
  [
    'social media person, social media assistant, social media officer, social media manager, social media coordinator, community manager social media, social media specialist, social media executive, reels creator, tiktok creator, social media video creator, social media',
    'Plan posts with what is going on; Take pictures and cut short videos; Write captions and publish; Answer comments and messages; Measure what works and report it',
    'social media, video editing, copywriting, Canva',
  ],
  [
    'marketing, marketing executive, marketing specialist, marketing manager, brand manager, campaign manager, digital marketer, digital marketing manager, communications officer, communications coordinator, marketing and communications officer, media coordinator, content marketer, marketing lead, digital marketing executive, communications advisor, communications and media coordinator, digital strategist, media manager, campaign analyst, e commerce coordinator, ecommerce coordinator, ecommerce manager, e commerce manager, ecommerce assistant',
    'Plan campaigns and what they should reach; Write and check texts and pictures; Publish on websites, email and social media; Work with designers, printers and media; Measure results and report them',
    'copywriting, campaign planning, Google Analytics, email marketing, social media',
  ],
  [
    'analyst, data reporting officer, operations analyst, sales analyst, performance analyst, pricing analyst, market analyst, commercial analyst, planning analyst, energy analyst, cost analyst, insights analyst, program performance analyst, business performance analyst, workforce analyst, risk analyst, senior analyst, corporate analyst, research analyst, market research analyst, investment analyst, acquisitions analyst, product analyst, marketing analyst, operations research analyst, billing analyst, assurance analyst, portfolio analyst, compensation analyst, demand analyst, capacity analyst',
    'Find out what people need to know; Collect and check the figures; Build models, tables and charts; Explain what the figures mean and how sure they are; Keep reports and definitions up to date',
    'Excel, SQL, data visualisation, report writing',
  ],
  [
    'solution designer, solution architect, integration analyst, integration consultant, integration developer, etl designer, etl developer, etl specialist, data integration consultant, data migration specialist, integration lead, integration specialist, api integration consultant, data migration consultant, data integration analyst, integration support specialist',
    'Learn what systems must exchange and why; Design interfaces and mappings; Build or configure and test them; Plan the move of data and check it; Write down how it works and support its use',
    'SQL, REST APIs, data mapping, testing, documentation',
  ],
  [
    'salesforce consultant, salesforce developer, salesforce administrator, crm consultant, crm administrator, sap consultant, workday consultant, sharepoint consultant, dynamics consultant, erp consultant, implementation consultant, implementation specialist, functional consultant, dynamics 365 consultant, salesforce specialist, salesforce lead, implementation coordinator, client implementation specialist, systems consultant, splunk consultant, splunk specialist, tableau consultant, implementation analyst, application consultant, sap functional consultant, systems trainer, sap trainer, it trainer',
    'Learn how the people who use the system work; Configure it and write down the settings; Test changes and move data; Train users and answer questions; Fix faults and plan releases',
    'requirements, system configuration, testing, training users, documentation',
  ],
  [
    'team leader, team lead, operations team leader, operations team lead, shift leader, shift supervisor, team supervisor, section leader, service leader, service team leader',
    'Plan the work of the team for the day; Brief people and share out tasks; Coach and give feedback; Watch quality, safety and time; Report results and problems',
    'team leadership, communication, planning, problem solving',
  ],
  [
    'development lead, technical lead, tech lead, engineering lead, development team lead, development team leader, software development manager, development manager software, lead software engineer, head of engineering, engineering manager software, technology lead, software team lead, java development lead',
    'Plan what the team builds and in what order; Review designs and code; Coach developers and remove what blocks them; Talk with product and users; Watch quality and releases',
    'software design, code review, team leadership, planning',
  ],
  [
    'developer, dev, junior dev, programmer, react developer, java developer, python developer, php developer, javascript developer, net developer, frontend developer, front end dev, back end dev, backend developer, fullstack developer, software dev, web dev, graduate developer, ruby developer, wordpress developer, node developer, angular developer, vue developer, analyst programmer, c developer, graduate software developer, computer programmer, full stack engineer, frontend engineer, backend engineer, react engineer, react dev, senior developer, full stack dev',
    'Write, test and review code; Build features from a description to release; Find and fix defects; Talk with designers and users about what is needed; Document how things work',
    'Git, automated testing, code review, debugging',
  ],
  [
    'design manager, head of design, design lead, design director, ux lead, creative director, art director, experience design lead, creative lead, assistant design manager',
    'Plan the work of designers and share it out; Review designs against the brief; Talk with clients and other teams; Coach designers; Watch time, cost and quality',
    'design, team leadership, communication, planning',
  ],
  [
    'settlements coordinator, settlement officer conveyancing, settlements officer, settlement agent, settlement clerk, conveyancer, conveyancing clerk, conveyancing assistant, licensed conveyancer, conveyancing paralegal',
    'Open files and order searches; Prepare contracts and transfer papers; Work out adjustments; Book and carry out settlements; Keep clients and banks informed',
    'conveyancing, PEXA, attention to detail, communication',
  ],
  [
    'maintenance supervisor, site supervisor, construction supervisor, foreman, building supervisor, site foreman, works supervisor, civil supervisor, landscape supervisor, leading hand, installation supervisor, assistant site supervisor, assistant building supervisor, construction foreman, superintendent, site superintendent',
    'Plan the work of the day and the crew; Check work against plans and safety rules; Order material and machines; Keep diaries, permits and records; Talk with clients and trades',
    'team leadership, plan reading, safety management, scheduling, White Card',
  ],
  [
    'area manager, regional manager, state manager, branch manager, centre manager, country manager, general manager retail, assistant branch manager, operations superintendent, cluster manager, multi site manager, district manager',
    'Lead managers and teams at their places of work; Set goals and follow results; Hire, train and review people; Watch budgets, safety and service; Report and plan improvements',
    'leadership, budgeting, planning, communication',
  ],
  [
    'channel manager, relationship manager, client relationship manager, key account manager, account manager, partner manager, customer success manager, account executive, account coordinator, customer success associate, client director, client success manager',
    'Look after a group of clients or partners; Learn their plans and solve problems; Prepare offers and agreements; Follow orders, use and results; Report and forecast',
    'relationship building, negotiation, CRM, presentations',
  ],
];
