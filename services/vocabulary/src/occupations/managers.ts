import { type Occupation, occupation } from './occupation.ts';

/** Major group 1. */
export const managers: readonly Occupation[] = [
  occupation('111', 'Chief Executives, General Managers and Legislators', {
    label: 'general management',
    titles:
      'chief executive, chief executive officer, ceo, general manager, managing director, chief operating officer, coo, chairperson, councillor, company director, founder, cofounder, managing partner, country manager, business owner',
    tasks:
      'set the direction of an organisation, answer to a board, approve budgets, lead other managers, represent the organisation in public',
    skills: 'board reporting, corporate strategy, profit and loss responsibility',
    fields: 'business administration, mba',
    related: '132',
  }),
  occupation('121', 'Farmers and Farm Managers', {
    label: 'farming',
    titles:
      'farmer, farm manager, station manager, vineyard manager, orchard manager, grower, nursery manager, feedlot manager, dairy manager',
    tasks:
      'plan crops and herds, buy stock and feed, run machinery and irrigation, hire pickers, sell what the farm grows',
    skills: 'livestock management, irrigation, cropping, pasture management',
    fields: 'agriculture, agribusiness, viticulture, horticulture, farm management',
    related: '2341, 841',
  }),
  occupation('131', 'Advertising, Public Relations and Sales Managers', {
    label: 'sales and marketing management',
    titles:
      'sales manager, marketing manager, brand manager, advertising manager, public relations manager, business development manager, bdm, account director, head of sales, head of marketing, key account manager, national account manager, commercial manager, chief marketing officer, cmo, partnerships manager, sales director, director of sales, regional sales manager, national sales manager, district sales manager, marketing director, director of marketing, vice president sales, vice president marketing, communications director, director of communications, business development director, head of business development, creative director marketing, advertising director, digital marketing manager, marketing communications manager, channel manager, category manager, trade marketing manager, business head, regional sales head, area sales head, marketing lead, sales lead, marketing head',
    tasks:
      'set sales targets, lead a sales or marketing team, plan campaigns and budgets, win large accounts, report on the market',
    skills: 'sales leadership, go to market strategy, brand strategy, pipeline management',
    fields: 'marketing, business, communications, commerce',
    related: '2251, 2254, 2253',
  }),
  occupation('132', 'Business Administration Managers', {
    label: 'corporate services management',
    titles:
      'corporate services manager, policy and planning manager, research and development manager, policy manager, research manager, corporate services director, business services manager, university registrar, academic registrar, student registrar, deputy registrar',
    tasks:
      'lead finance or people teams, set policy, close the books and present results, manage budgets, advise the executive',
    skills: 'corporate services, business planning, policy development management',
    fields: 'business administration, public administration',
    related: '512, 111',
  }),
  occupation('1322', 'Finance Managers', {
    label: 'finance management',
    titles:
      'finance manager, chief financial officer, cfo, financial controller, head of finance, finance director, accounting manager, accounts manager finance, assistant controller, corporate controller, group controller, plant controller, division controller, controller finance, financial accounting manager, financial reporting manager, tax manager, audit manager, treasury manager, finance head, head of accounts, manager financial planning and analysis, manager fp and a, treasury head, accounts head',
    tasks:
      'lead a finance team, close the books and present results, manage budgets and cash, keep controls, advise the executive',
    skills: 'financial control, budget management, treasury management',
    fields: 'accounting, finance, commerce',
    related: '221, 222',
  }),
  occupation('1323', 'Human Resource Managers', {
    label: 'people management',
    titles:
      'human resources manager, hr manager, people and culture manager, head of people, hr director, human resources director, head of hr, people manager, hr operations manager, talent acquisition manager, recruitment manager, recruiting manager, staffing manager, employee relations manager, workplace relations manager, head of talent',
    tasks:
      'lead a people team, set policy on pay and conduct, plan the workforce, settle disputes, advise the executive',
    skills: 'workforce planning, hr leadership, enterprise bargaining',
    fields: 'human resource management, human resources, industrial relations',
    related: '223',
  }),
  occupation('1331', 'Construction Managers', {
    label: 'construction management',
    titles:
      'foreman, project director construction, structure foreman, construction supervisor, client side project manager, senior construction manager, construction manager, construction project manager, site manager, project builder, site supervisor, contracts manager, project manager construction, building supervisor, site foreman, superintendent, construction superintendent, project superintendent, general superintendent, site superintendent, building superintendent, construction director, construction supervisor general, field superintendent, construction operations manager, project manager residential, project manager high rise, civil supervisor, construction team leader, project manager civil, site in charge, project manager fit out, project manager infrastructure',
    tasks:
      'run building sites, program trades and deliveries, manage subcontractors, keep safety and quality on site, report cost and time to the client',
    skills: 'construction management, subcontractor management, site safety, building codes',
    fields: 'construction management, building, construction, civil engineering',
    related: '312, 2332, 511',
  }),
  occupation('133', 'Distribution and Production Managers', {
    label: 'production management',
    titles:
      'production manager, operations manager manufacturing, manufacturing manager, plant manager, factory manager, mine manager, maintenance manager, production supervisor, maintenance supervisor, manufacturing supervisor, production team leader, production coordinator, factory supervisor, plant superintendent, manufacturing team leader, production planning and control manager, production planning manager, ppc manager, plant head, shift in charge production, production head, production shift supervisor, operations manager production',
    tasks:
      'plan what is made and moved, lead shifts and crews, control stock and cost, keep machines running, improve a process',
    skills: 'lean manufacturing, production planning',
    fields: 'operations management, industrial engineering',
    related: '2335',
  }),
  occupation('1332', 'Engineering Managers', {
    label: 'engineering management',
    titles:
      'engineering manager, manager engineering, chief engineer, engineering director, head of engineering services, engineering team leader, maintenance and engineering manager, project engineering manager',
    tasks: 'lead engineers, plan designs and projects, set standards, control cost and safety, report to the executive',
    skills: 'engineering management, engineering leadership',
    fields: 'mechanical engineering, electrical engineering, civil engineering',
    related: '2335, 2332, 2333',
  }),
  occupation('1336', 'Supply, Distribution and Procurement Managers', {
    label: 'supply and warehouse management',
    titles:
      'warehouse manager, logistics manager, supply chain manager, distribution manager, transport manager, import export manager, warehouse supervisor, warehouse team leader, procurement manager, purchasing manager, inventory manager, supply manager, distribution centre manager, logistics supervisor, logistics team leader, supply chain planning manager, category manager procurement, warehouse in charge, inventory in charge, supply chain lead, supply chain head, purchase manager, logistics lead',
    tasks: 'lead a warehouse or fleet, control stock and cost, choose suppliers, plan deliveries, improve a process',
    skills: 'supply chain management, strategic procurement, inventory control, warehouse management',
    fields: 'supply chain, logistics, operations management',
    related: '591, 741',
  }),
  occupation('134', 'Education, Health and Welfare Services Managers', {
    label: 'health and welfare management',
    titles:
      'nursing director, director of nursing, nurse unit manager, num, clinical manager, practice director, aged care manager, facility manager aged care, welfare centre manager, program manager community services, health services manager, nurse manager, care manager, healthcare administrator, hospital administrator, healthcare manager, health service manager, hospital manager, clinical director, clinical services manager, clinical operations manager, director of nursing services, healthcare clinical manager, residential care manager, practice director health, principal health, ward manager, nursing supervisor, clinic operations manager',
    tasks:
      'lead a school or centre or clinic, roster staff, meet standards and accreditation, manage budgets, answer to families and boards',
    skills: 'clinical governance, accreditation',
    fields:
      'health administration, health care administration, healthcare administration, health services management, nursing',
    related: '2544, 2725',
  }),
  occupation('1341', 'Child Care Centre Managers', {
    label: 'child care centre management',
    titles:
      'child care centre manager, childcare centre manager, centre director, childcare director, child care director, early learning centre manager, assistant centre director, preschool centre director',
    tasks: 'lead a centre, roster educators, meet the quality standard, manage budgets, talk with families',
    skills: 'national quality standard, centre management',
    fields: 'early childhood education, early childhood',
    related: '2411, 421',
  }),
  occupation('1343', 'School Principals', {
    label: 'school leadership',
    titles:
      'principal school, school principal, deputy principal, assistant principal, head of school, faculty head, college principal, head of campus, vice principal, director of studies',
    tasks:
      'lead a school or faculty, appoint teachers, set the curriculum, manage budgets, answer to families and boards',
    skills: 'education leadership, school improvement',
    fields: 'education leadership, educational administration',
    related: '241',
  }),
  occupation('135', 'ICT Managers', {
    label: 'IT management',
    titles:
      'it manager, ict manager, ict project manager, it project manager, chief information officer, cio, chief technology officer, cto, head of engineering, engineering manager software, delivery manager, it service delivery manager, head of technology, head of data, technology manager, technical program manager, software development manager, it director, information technology manager, information technology director, director information technology, it operations manager, infrastructure manager, it infrastructure manager, digital delivery manager, it services manager, it program manager, network manager, information systems manager, it team leader, it lead, applications manager, technical project manager, project manager it, project lead it, it delivery lead, software project manager, engineering lead software, it head, project manager software',
    tasks:
      'lead software or infrastructure teams, plan releases and budgets, manage vendors, keep services running, report to the executive',
    skills: 'it service management, technology strategy, vendor management',
    fields: 'information technology, computer science, information systems, software engineering',
    related: '2611, 2613, 262, 511',
  }),
  occupation('139', 'Miscellaneous Specialist Managers', {
    label: 'quality and facilities management',
    titles:
      'quality assurance manager, quality manager, environmental manager, laboratory manager, sports administrator, arts administrator, commissioned officer, security manager, risk manager, compliance manager, program manager, artistic director, qa manager, qa qc manager, manager qa qc, quality head, manager quality assurance',
    tasks: 'lead a specialist team, set standards, prepare audits, manage risk, report to the executive',
    skills: 'quality management systems, enterprise risk, program governance',
    fields: 'risk management, quality management',
    related: '132',
  }),
  occupation('1399', 'Other Specialist Managers', {
    label: 'product management',
    titles:
      'product manager, product owner, digital product manager, technical product manager, associate product manager, product lead, head of product, product director, product management, group product manager, product management director, product specialist digital, digital product owner, digital solutions director, apm, product intern',
    tasks:
      'decide what a product does next, talk with its users, write a roadmap, work with designers and engineers, measure what was released',
    skills: 'product management, product roadmap, product strategy, backlog management',
    fields: 'product management',
    related: '',
  }),
  occupation('141', 'Accommodation and Hospitality Managers', {
    label: 'café, restaurant and hotel management',
    titles:
      'restaurant manager, cafe manager, hotel manager, venue manager, motel manager, bar manager, food and beverage manager, pub manager, club manager, duty manager, assistant restaurant manager, assistant venue manager, caravan park manager, hospitality manager, front office manager, rooms division manager, catering manager, restaurant general manager, assistant food and beverage manager, banquet manager, food service manager, food services manager, food service director, hotel general manager, assistant hotel manager, housekeeping manager, restaurant floor manager, floor manager restaurant, outlet manager, banquet supervisor, assistant manager f and b, f and b manager, shift manager restaurant, assistant manager restaurant, canteen manager, guest house manager',
    tasks:
      'run a shift in a venue, roster and train floor staff, order stock, handle complaints, balance the day and hold the licence',
    skills: 'venue management, hospitality management, liquor licence, rostering',
    fields: 'hospitality management, hotel management, tourism, hotel and restaurant management',
    related: '431, 3513',
  }),
  occupation('142', 'Retail Managers', {
    label: 'shop management',
    titles:
      'store manager, retail manager, shop manager, assistant store manager, department manager, retail supervisor, retail operations manager, area manager retail, franchise manager, assistant manager retail, boutique manager, pharmacy retail manager, retail store manager, shift manager retail, shop supervisor, store supervisor, assistant shop manager, sales floor supervisor, parts manager, service manager automotive, key holder, retail team leader, store team leader, store director, store in charge, showroom manager, floor manager retail, supermarket manager, visual merchandising manager',
    tasks:
      'open and close a shop, lead and roster a sales team, order and display stock, meet sales targets, bank takings',
    skills: 'visual merchandising, retail management, stock control, loss prevention',
    fields: 'retail management, business, fashion business',
    related: '621, 141',
  }),
  occupation('149', 'Miscellaneous Hospitality, Retail and Service Managers', {
    label: 'facilities and branch management',
    titles:
      'facilities manager, fleet manager, equipment hire manager, cinema manager, property operations manager, bank manager, bank branch manager, branch manager bank, facility manager, car park manager',
    tasks:
      'plan events and bookings, lead a service team, run a centre or fleet, deal with suppliers, keep customers content',
    skills: 'facilities management, fleet management',
    fields: 'facilities management',
    related: '141',
  }),
  occupation('1491', 'Amusement, Fitness and Sports Centre Managers', {
    label: 'gym and leisure centre management',
    titles:
      'fitness centre manager, gym manager, leisure centre manager, club fitness manager, fitness manager, fitness director, aquatic centre manager, recreation manager, recreation centre manager, sports centre manager, health club manager, personal training manager, swim school manager, assistant manager fitness, fitness centre supervisor',
    tasks: 'run a gym or pool, roster instructors, sell memberships, keep the place safe, plan classes',
    skills: 'gym management, leisure centre management',
    fields: 'sport management, sports management, recreation management',
    related: '452',
  }),
  occupation('1492', 'Call or Contact Centre and Customer Service Managers', {
    label: 'customer service management',
    titles:
      'call centre manager, contact centre manager, customer service manager, customer service supervisor, customer service team leader, call centre team leader, contact centre team leader, call centre supervisor, customer experience manager, customer care manager, client services manager, customer success team manager, customer support manager, customer support team lead, team leader bpo, bpo team leader, team manager bpo, customer service lead, team lead customer support',
    tasks: 'lead a service team, roster agents, listen to calls, answer complaints, report on waiting times',
    skills: 'call centre management, service quality monitoring',
    fields: 'customer engagement',
    related: '541',
  }),
  occupation('1493', 'Conference and Event Organisers', {
    label: 'events',
    titles:
      'event manager, conference manager, event coordinator, event organiser, events coordinator, conference organiser, event planner, event producer, wedding planner, wedding coordinator, functions coordinator, functions manager, events assistant, event specialist, conference coordinator, conference producer, event intern, event executive, event associate, event management intern, exhibition coordinator',
    tasks: 'plan events and bookings, deal with venues and suppliers, keep to a budget, run the day, thank the guests',
    skills: 'event management, event planning, event coordination',
    fields: 'event management, events, tourism and events',
    related: '141',
  }),
];
