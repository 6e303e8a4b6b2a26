import { type Occupation, occupation } from './occupation.ts';

/** Major group 1. */
export const managers: readonly Occupation[] = [
  occupation('111', 'Chief Executives, General Managers and Legislators', {
    label: 'general management',
    titles:
      'chief executive, chief executive officer, ceo, general manager, managing director, chief operating officer, coo, chairperson, councillor, company director',
    tasks:
      'set the direction of an organisation, answer to a board, approve budgets, lead other managers, represent the organisation in public',
    skills: 'board reporting, corporate strategy, profit and loss responsibility',
    fields: 'business administration, mba',
    related: '132, 139',
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
      'sales manager, marketing manager, brand manager, advertising manager, public relations manager, business development manager, bdm, account director, head of sales, head of marketing, key account manager, national account manager, commercial manager, chief marketing officer, cmo, partnerships manager',
    tasks:
      'set sales targets, lead a sales or marketing team, plan campaigns and budgets, win large accounts, report on the market',
    skills: 'sales leadership, go to market strategy, brand strategy, pipeline management',
    fields: 'marketing, business, communications, commerce',
    related: '2251, 2254, 2253',
  }),
  occupation('132', 'Business Administration Managers', {
    label: 'finance and people management',
    titles:
      'finance manager, chief financial officer, cfo, financial controller, human resources manager, hr manager, people and culture manager, corporate services manager, policy and planning manager, research and development manager, procurement manager, head of finance, head of people, finance director',
    tasks:
      'lead finance or people teams, set policy, close the books and present results, manage budgets, advise the executive',
    skills: 'financial control, workforce planning, strategic procurement',
    fields: 'accounting, finance, human resource management, business administration',
    related: '221, 223, 512, 111',
  }),
  occupation('1331', 'Construction Managers', {
    label: 'construction management',
    titles:
      'foreman, development manager, assistant development manager, project director construction, structure foreman, construction supervisor, client side project manager, senior construction manager, construction manager, construction project manager, site manager, project builder, site supervisor, contracts manager, project manager construction, building supervisor, site foreman',
    tasks:
      'run building sites, program trades and deliveries, manage subcontractors, keep safety and quality on site, report cost and time to the client',
    skills: 'construction management, subcontractor management, site safety, building codes',
    fields: 'construction management, building, construction, civil engineering',
    related: '312, 2332, 511',
  }),
  occupation('133', 'Distribution and Production Managers', {
    label: 'production and supply management',
    titles:
      'production manager, operations manager manufacturing, manufacturing manager, plant manager, warehouse manager, logistics manager, supply chain manager, distribution manager, engineering manager, factory manager, transport manager, import export manager, mine manager, maintenance manager, production supervisor, warehouse supervisor, warehouse team leader, supply chain planner, demand planner',
    tasks:
      'plan what is made and moved, lead shifts and crews, control stock and cost, keep machines running, improve a process',
    skills: 'lean manufacturing, supply chain management, production planning, inventory control',
    fields: 'supply chain, logistics, operations management, industrial engineering, mechanical engineering',
    related: '591, 2335, 741',
  }),
  occupation('134', 'Education, Health and Welfare Services Managers', {
    label: 'school and care management',
    titles:
      'child care centre manager, centre director, childcare director, nursing director, director of nursing, nurse unit manager, num, clinical manager, principal, school principal, deputy principal, head of school, faculty head, practice director, aged care manager, facility manager aged care, welfare centre manager, program manager community services, health services manager, nurse manager, care manager',
    tasks:
      'lead a school or centre or clinic, roster staff, meet standards and accreditation, manage budgets, answer to families and boards',
    skills: 'accreditation, clinical governance, education leadership',
    fields: 'health administration, education leadership, nursing, early childhood education',
    related: '2544, 241, 2725, 2411',
  }),
  occupation('135', 'ICT Managers', {
    label: 'IT management',
    titles:
      'it manager, ict manager, ict project manager, it project manager, chief information officer, cio, chief technology officer, cto, head of engineering, engineering manager software, delivery manager, it service delivery manager, head of technology, head of data, technology manager, technical program manager, software development manager',
    tasks:
      'lead software or infrastructure teams, plan releases and budgets, manage vendors, keep services running, report to the executive',
    skills: 'it service management, technology strategy, vendor management',
    fields: 'information technology, computer science, information systems, software engineering',
    related: '2611, 2613, 262, 511',
  }),
  occupation('139', 'Miscellaneous Specialist Managers', {
    label: 'quality and facilities management',
    titles:
      'quality assurance manager, quality manager, environmental manager, laboratory manager, sports administrator, arts administrator, commissioned officer, security manager, risk manager, compliance manager, program manager, artistic director',
    tasks: 'lead a specialist team, set standards, prepare audits, manage risk, report to the executive',
    skills: 'quality management systems, enterprise risk, program governance',
    fields: 'business, science, risk management',
    related: '111, 132',
  }),
  occupation('141', 'Accommodation and Hospitality Managers', {
    label: 'café, restaurant and hotel management',
    titles:
      'restaurant manager, cafe manager, hotel manager, venue manager, motel manager, bar manager, food and beverage manager, pub manager, club manager, duty manager, assistant restaurant manager, assistant venue manager, caravan park manager, hospitality manager, front office manager, rooms division manager',
    tasks:
      'run a shift in a venue, roster and train floor staff, order stock, handle complaints, balance the day and hold the licence',
    skills: 'venue management, hospitality management, liquor licence, rostering',
    fields: 'hospitality management, hotel management, tourism',
    related: '431, 3513',
  }),
  occupation('142', 'Retail Managers', {
    label: 'shop management',
    titles:
      'store manager, retail manager, shop manager, assistant store manager, department manager, retail supervisor, retail operations manager, area manager retail, franchise manager, assistant manager retail, boutique manager, pharmacy retail manager',
    tasks:
      'open and close a shop, lead and roster a sales team, order and display stock, meet sales targets, bank takings',
    skills: 'visual merchandising, retail management, stock control, loss prevention',
    fields: 'retail management, business, fashion business',
    related: '621, 141',
  }),
  occupation('149', 'Miscellaneous Hospitality, Retail and Service Managers', {
    label: 'leisure and call centre management',
    titles:
      'call centre manager, contact centre manager, fitness centre manager, gym manager, leisure centre manager, facilities manager, fleet manager, event manager, conference manager, event coordinator, event organiser, events coordinator, conference organiser, equipment hire manager, cinema manager, customer service manager, club fitness manager, property operations manager',
    tasks:
      'plan events and bookings, lead a service team, run a centre or fleet, deal with suppliers, keep customers content',
    skills: 'event management, event planning, facilities management',
    fields: 'event management, sport management, tourism, facilities management',
    related: '141, 452, 541',
  }),
];
