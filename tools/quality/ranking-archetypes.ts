type Job = readonly [title: string, description: string];

/** A kind of student: studies, skills and experience, and the families of work that they would welcome. */
export type Archetype = Readonly<{
  trade: string;
  degree: string;
  field: string;
  skills: readonly string[];
  jobs: readonly [Job, Job];
  project: string;
  own: readonly string[];
  near: readonly string[];
}>;

const list = (words: string) => words.split(',').map((word) => word.trim());

type Told = [
  trade: string,
  study: readonly [degree: string, field: string],
  skills: string,
  jobs: readonly [Job, Job],
  project: string,
  families: readonly [own: string, near: string],
];

const kind = (...[trade, [degree, field], skills, jobs, project, [own, near]]: Told): Archetype => ({
  trade,
  degree,
  field,
  skills: list(skills),
  jobs,
  project,
  own: list(own),
  near: list(near),
});

/** Five kinds of student for each of twelve trades; all are invented. */
export const archetypes: readonly Archetype[] = [
  kind(
    'accounting',
    ['Master of Professional Accounting', 'Accounting'],
    'Xero, MYOB, Excel, Accounts payable, Reconciliation',
    [
      ['Accounts Assistant', 'Entered invoices, matched bank statements and chased debtors for a wholesaler.'],
      ['Assistant Accountant', 'Prepared journals and the month end of three small companies.'],
    ],
    'Project: a cash flow forecast for a student society.',
    ['221, 551', '222, 552'],
  ),
  kind(
    'accounting',
    ['Bachelor of Commerce', 'Accounting and Taxation'],
    'Taxation, Financial reporting, Excel, Auditing',
    [
      ['Tax Assistant', 'Lodged individual returns and activity statements in the tax season.'],
      ['Audit Assistant', 'Tested samples and wrote working papers for audits of schools.'],
    ],
    'Project: volunteer of a help desk for tax returns.',
    ['221, 551', '222, 552'],
  ),
  kind(
    'accounting',
    ['Master of Accounting', 'Accounting'],
    'Financial accounting, IFRS, SAP, Power BI',
    [
      ['Finance Intern', 'Reconciled ledgers and wrote notes for the yearly accounts.'],
      ['Accounts Payable Officer', 'Paid two hundred suppliers a week and solved what did not match.'],
    ],
    'Project: a study of lease accounting.',
    ['221, 551', '222, 552'],
  ),
  kind(
    'accounting',
    ['Diploma of Accounting', 'Accounting and Bookkeeping'],
    'Bookkeeping, Payroll, BAS, QuickBooks',
    [
      ['Bookkeeper', 'Kept the books of a bakery and a plumber, and ran their payroll.'],
      ['Payroll Officer', 'Paid sixty staff each fortnight and answered their questions.'],
    ],
    'Project: moved a family business from paper to software.',
    ['551, 221', '552'],
  ),
  kind(
    'accounting',
    ['Bachelor of Accounting', 'Accounting'],
    'Management accounting, Budgeting, Excel, MYOB',
    [
      ['Cost Clerk', 'Kept standard costs and explained what differed in a factory.'],
      ['Accounts Receivable Officer', 'Sent invoices and followed up late ones by phone.'],
    ],
    'Project: the budget of a sports club.',
    ['221, 551', '222, 552'],
  ),
  kind(
    'finance',
    ['Master of Applied Finance', 'Finance'],
    'Financial modelling, Valuation, Excel, Bloomberg',
    [
      ['Investment Analyst Intern', 'Valued listed companies and wrote notes for a small fund.'],
      ['Financial Analyst', 'Built a model of sales and costs and explained the forecast each month.'],
    ],
    'Project: won second place with a valuation of a miner.',
    ['222, 552', '221'],
  ),
  kind(
    'finance',
    ['Bachelor of Commerce', 'Finance and Banking'],
    'Credit analysis, Banking, Customer service, Excel',
    [
      ['Bank Teller', 'Served customers at the counter and opened accounts.'],
      ['Credit Assistant', 'Checked statements and wrote up applications for loans.'],
    ],
    'Project: a study of defaults of small loans.',
    ['222, 552', '221, 551'],
  ),
  kind(
    'finance',
    ['Master of Financial Planning', 'Financial Planning'],
    'Superannuation, Paraplanning, Insurance',
    [
      ['Client Service Officer', 'Prepared reviews and forms for advisers of wealth.'],
      ['Paraplanner', 'Wrote statements of advice with three advisers.'],
    ],
    'Project: a guide to superannuation for students.',
    ['222, 552', '221'],
  ),
  kind(
    'finance',
    ['Bachelor of Economics', 'Economics and Finance'],
    'Economics, Econometrics, Stata, Financial markets',
    [
      ['Treasury Intern', 'Tracked cash and interest rates for a council.'],
      ['Risk Analyst', 'Measured credit risk and wrote the report for the committee.'],
    ],
    'Project: a forecast of rents by suburb.',
    ['222, 552', '2249, 2241'],
  ),
  kind(
    'finance',
    ['Master of Finance', 'Corporate Finance'],
    'Corporate finance, Financial analysis, Power BI, SQL',
    [
      ['Finance Assistant', 'Prepared budgets and slides for a department.'],
      ['Commercial Analyst', 'Priced contracts and compared results with plans.'],
    ],
    'Project: due diligence of an invented takeover.',
    ['222, 552', '221, 551'],
  ),
  kind(
    'chef',
    ['Certificate IV in Commercial Cookery', 'Commercial Cookery'],
    'Cooking, Food safety, Grill, Menu planning',
    [
      ['Commis Chef', 'Prepared entrees and worked the grill in a restaurant of eighty seats.'],
      ['Chef de Partie', 'Ran the sauce section and trained an apprentice.'],
    ],
    'Also cooked for a street festival.',
    ['3513', '3511, 851'],
  ),
  kind(
    'chef',
    ['Certificate III in Patisserie', 'Patisserie'],
    'Baking, Pastry, Cake decorating',
    [
      ['Baker', 'Shaped bread and baked croissants from three in the morning.'],
      ['Pastry Cook', 'Made desserts and wedding cakes for a hotel.'],
    ],
    'Also teaches friends to bake.',
    ['3511, 3513', '851'],
  ),
  kind(
    'chef',
    ['Diploma of Hospitality Management', 'Commercial Cookery'],
    'Indian cuisine, Tandoor, Food preparation, Stock control',
    [
      ['Tandoori Cook', 'Marinated meat and baked bread in a clay oven for a family restaurant.'],
      ['Cook', 'Cooked curries and ordered the stock of a kitchen.'],
    ],
    'Also wrote the recipes of a lunch menu.',
    ['3513', '851, 3511'],
  ),
  kind(
    'chef',
    ['Advanced Diploma of Hospitality Management', 'Kitchen Management'],
    'Kitchen management, HACCP, Rostering, Cooking',
    [
      ['Line Cook', 'Cooked breakfasts and burgers to order in a cafe by the beach.'],
      ['Demi Chef', 'Plated cold dishes for functions of three hundred guests.'],
    ],
    'Also costed a menu for a class.',
    ['3513', '3511, 851'],
  ),
  kind(
    'chef',
    ['Certificate III in Commercial Cookery', 'Commercial Cookery'],
    'Sushi, Japanese cuisine, Knife skills',
    [
      ['Sushi Maker', 'Cut fish and rolled sushi in a shop of a station.'],
      ['Cook', 'Cooked noodles and set lunches in a small Japanese kitchen.'],
    ],
    'Also won a prize at the cooking school.',
    ['3513', '851'],
  ),
  kind(
    'hospitality',
    ['Bachelor of Business', 'Hospitality Management'],
    'Bartending, RSA, Customer service, Cash handling',
    [
      ['Bartender', 'Poured drinks and made cocktails in a city bar at night.'],
      ['Restaurant Supervisor', 'Led a floor of six waiters and closed the till.'],
    ],
    'Project: a plan for a wine bar.',
    ['431, 141', '851, 542, 149'],
  ),
  kind(
    'hospitality',
    ['Bachelor of Tourism and Hotel Management', 'Hotel Management'],
    'Opera PMS, Front desk, Guest relations, Reservations',
    [
      ['Hotel Receptionist', 'Checked guests in and out and answered their wishes.'],
      ['Guest Service Agent', 'Took bookings and solved complaints on the late shift.'],
    ],
    'Project: a study of reviews of hotels.',
    ['542, 431, 141', '811, 4516, 149'],
  ),
  kind(
    'hospitality',
    ['Diploma of Hospitality Management', 'Hospitality'],
    'Barista, Latte art, Waiting tables',
    [
      ['Barista', 'Made three hundred coffees a morning and trained two starters.'],
      ['Cafe Supervisor', 'Opened the cafe, ordered milk and wrote the roster.'],
    ],
    'Project: menus in three languages.',
    ['431, 141', '851, 621'],
  ),
  kind(
    'hospitality',
    ['Diploma of Event Management', 'Event Management'],
    'Event planning, Food and beverage service, RSA',
    [
      ['Banquet Attendant', 'Set rooms and carried plates at weddings.'],
      ['Events Assistant', 'Booked suppliers and looked after guests at conferences.'],
    ],
    'Project: a charity run for four hundred.',
    ['149, 431', '141, 899, 851'],
  ),
  kind(
    'hospitality',
    ['Master of International Hotel Management', 'Hospitality'],
    'Food and beverage service, Fine dining, Wine service, Rostering',
    [
      ['Waiter', 'Served twelve tables of a fine restaurant and advised on wine.'],
      ['Food and Beverage Supervisor', 'Led breakfast service of a hotel.'],
    ],
    'Project: costs of waste at a buffet.',
    ['431, 141', '542, 851'],
  ),
  kind(
    'construction',
    ['Master of Construction Management', 'Construction Management'],
    'Project scheduling, Contract administration, AutoCAD, Estimating',
    [
      ['Site Assistant', 'Measured works, took photos and ordered deliveries on a site of houses.'],
      ['Contract Administrator', 'Wrote variations and checked the claims of trades.'],
    ],
    'Project: a program for a school hall.',
    ['1331, 511, 312', '2332, 821'],
  ),
  kind(
    'construction',
    ['Bachelor of Construction Management', 'Building'],
    'Site safety, White card, Revit, Quantity surveying',
    [
      ['Construction Cadet', 'Followed a foreman and kept the diary of an apartment site.'],
      ['Assistant Estimator', 'Took off quantities and asked trades for prices.'],
    ],
    'Project: a tender for a small clinic.',
    ['1331, 312, 2332', '511, 821'],
  ),
  kind(
    'construction',
    ['Diploma of Building and Construction', 'Building and Construction'],
    'White card, Carpentry, Reading plans',
    [
      ['Carpenter', 'Framed houses and hung doors with two others.'],
      ['Leading Hand', 'Led a crew that fixed and finished apartments.'],
    ],
    'Project: rebuilt a stairs at home.',
    ['331, 1331, 312', '821, 511'],
  ),
  kind(
    'construction',
    ['Bachelor of Architectural Technology', 'Building Design'],
    'Revit, AutoCAD, Drafting, BIM',
    [
      ['Drafter', 'Drew plans and details of houses from the sketches of an architect.'],
      ['BIM Modeller', 'Modelled walls and services and found where they met.'],
    ],
    'Project: a model of an old wool store.',
    ['312, 2321', '1331, 2332'],
  ),
  kind(
    'construction',
    ['Master of Property Development', 'Property and Construction'],
    'Feasibility studies, Project management, Stakeholder management',
    [
      ['Project Coordinator', 'Kept minutes, drawings and approvals of a block of flats.'],
      ['Assistant Project Manager', 'Followed time and cost for the client of two sites.'],
    ],
    'Project: feasibility of terraces near a station.',
    ['1331, 511', '312, 2245'],
  ),
  kind(
    'engineering',
    ['Bachelor of Engineering', 'Civil Engineering'],
    'Civil 3D, Structural analysis, AutoCAD, 12d',
    [
      ['Engineering Intern', 'Checked drawings of drains and ran tests of soil.'],
      ['Graduate Civil Engineer', 'Designed kerbs and pipes for new streets.'],
    ],
    'Project: a bridge for walkers.',
    ['2332, 312', '2339, 1331, 2322'],
  ),
  kind(
    'engineering',
    ['Master of Engineering', 'Electrical Engineering'],
    'Power systems, PLC programming, MATLAB, Electrical design',
    [
      ['Electrical Intern', 'Drew circuits and tested boards in a factory.'],
      ['Graduate Electrical Engineer', 'Programmed controllers and wrote the tests for them.'],
    ],
    'Project: a small solar inverter.',
    ['2333', '2339, 2335, 312, 342'],
  ),
  kind(
    'engineering',
    ['Bachelor of Engineering', 'Mechanical Engineering'],
    'SolidWorks, Finite element analysis, HVAC, Manufacturing',
    [
      ['Mechanical Drafter', 'Modelled brackets and pumps and drew them for the workshop.'],
      ['Maintenance Engineer', 'Planned the care of presses and conveyors.'],
    ],
    'Project: a racing car of the university.',
    ['2335', '2339, 2333, 312, 323'],
  ),
  kind(
    'engineering',
    ['Master of Environmental Engineering', 'Environmental Engineering'],
    'Water quality, Hydraulics, GIS, Environmental impact assessment',
    [
      ['Field Assistant', 'Sampled creeks and bores and kept the records.'],
      ['Environmental Engineer', 'Modelled floods and wrote reports for approvals.'],
    ],
    'Project: treatment of grey water.',
    ['2339, 2343, 2332', '2344, 2322, 312'],
  ),
  kind(
    'engineering',
    ['Bachelor of Engineering', 'Mechatronic Engineering'],
    'Robotics, Embedded systems, C++, PLC programming',
    [
      ['Automation Intern', 'Taught a robot to stack boxes.'],
      ['Controls Engineer', 'Wrote code for machines that fill bottles.'],
    ],
    'Project: a drone that follows a line.',
    ['2333, 2335', '2339, 2613'],
  ),
  kind(
    'design-media',
    ['Bachelor of Design', 'Visual Communication'],
    'Photoshop, Illustrator, InDesign, Typography',
    [
      ['Design Intern', 'Set brochures and resized banners.'],
      ['Graphic Designer', 'Drew logos, packs and posters for small brands.'],
    ],
    'Project: a typeface for a street.',
    ['2324', '212, 2251, 392'],
  ),
  kind(
    'design-media',
    ['Master of Interaction Design', 'User Experience'],
    'Figma, User research, Wireframing, Prototyping',
    [
      ['UX Intern', 'Interviewed users and drew wireframes of an app.'],
      ['UX Designer', 'Designed and tested the checkout of a shop.'],
    ],
    'Project: an app for sharing tools.',
    ['2324', '2613, 2611'],
  ),
  kind(
    'design-media',
    ['Bachelor of Film and Television', 'Screen Production'],
    'Premiere Pro, After Effects, Video editing, Camera operation',
    [
      ['Video Editor', 'Cut short films for a school and a gym.'],
      ['Content Producer', 'Filmed and cut stories for social pages.'],
    ],
    'Project: a documentary of a market.',
    ['212, 399', '2251, 2324'],
  ),
  kind(
    'design-media',
    ['Master of Journalism', 'Journalism'],
    'Journalism, Copywriting, Interviewing, WordPress',
    [
      ['Reporter', 'Wrote local news and took the photos for it.'],
      ['Content Writer', 'Wrote pages and newsletters for a charity.'],
    ],
    'Project: a podcast about trains.',
    ['212, 2253', '2251'],
  ),
  kind(
    'design-media',
    ['Bachelor of Digital Media', 'Animation and Web Design'],
    'Animation, HTML, CSS, Illustrator, WordPress',
    [
      ['Web Designer', 'Designed and built small sites with a content system.'],
      ['Motion Designer', 'Animated clips for advertising.'],
    ],
    'Project: a game about bees.',
    ['2324, 212', '2613, 2251'],
  ),
  kind(
    'marketing',
    ['Master of Marketing', 'Marketing'],
    'Digital marketing, Google Analytics, Social media marketing, SEO',
    [
      ['Marketing Intern', 'Planned posts and counted what they brought.'],
      ['Marketing Coordinator', 'Ran campaigns by e-mail and looked after the site.'],
    ],
    'Project: a launch of a tea brand.',
    ['2251, 2253', '212, 131, 2254'],
  ),
  kind(
    'marketing',
    ['Bachelor of Communication', 'Public Relations'],
    'Media relations, Copywriting, Event planning, Canva',
    [
      ['Communications Assistant', 'Wrote releases and a newsletter for a council.'],
      ['PR Coordinator', 'Called journalists and ran openings.'],
    ],
    'Project: a campaign for clean beaches.',
    ['2253, 2251', '212, 149'],
  ),
  kind(
    'marketing',
    ['Bachelor of Business', 'Marketing and Sales'],
    'B2B sales, CRM, Salesforce, Lead generation',
    [
      ['Sales Representative', 'Called shops, showed snacks and wrote orders.'],
      ['Business Development Representative', 'Found and met new customers for software.'],
    ],
    'Project: a plan to sell bikes to firms.',
    ['2254, 611', '2251, 621, 639'],
  ),
  kind(
    'marketing',
    ['Master of Digital Marketing', 'Digital Marketing'],
    'Google Ads, Facebook Ads, SEO, Content marketing',
    [
      ['SEO Assistant', 'Wrote titles and found links for small shops.'],
      ['Digital Marketing Specialist', 'Ran paid search for five clients.'],
    ],
    'Project: a shop that sells candles online.',
    ['2251', '2253, 212'],
  ),
  kind(
    'marketing',
    ['Bachelor of Commerce', 'Marketing'],
    'Market research, Brand management, Excel, Social media',
    [
      ['Brand Ambassador', 'Showed drinks in shops and wrote what people said.'],
      ['Marketing Assistant', 'Kept the budget and ordered prints for a brand of food.'],
    ],
    'Project: a survey of lunch habits.',
    ['2251', '2253, 639, 2254'],
  ),
  kind(
    'healthcare',
    ['Bachelor of Nursing', 'Nursing'],
    'Patient care, First aid, Manual handling, AHPRA registration',
    [
      ['Assistant in Nursing', 'Helped residents with showering, meals and moving.'],
      ['Registered Nurse', 'Gave medicine and dressed wounds on a ward of twenty beds.'],
    ],
    'Placements: surgery, aged care, mental health.',
    ['2544, 4114, 4233, 4231', '4117'],
  ),
  kind(
    'healthcare',
    ['Certificate IV in Ageing Support', 'Individual Support'],
    'Aged care, Disability support, NDIS, Personal care',
    [
      ['Personal Care Worker', 'Showered and fed residents and wrote notes.'],
      ['Disability Support Worker', 'Took clients to appointments and cooked with them.'],
    ],
    'Placements: a home for people with dementia.',
    ['4231, 4233', '4117, 811'],
  ),
  kind(
    'healthcare',
    ['Master of Physiotherapy', 'Physiotherapy'],
    'Physiotherapy, Rehabilitation, Exercise prescription, AHPRA registration',
    [
      ['Allied Health Assistant', 'Led exercises and set up equipment.'],
      ['Physiotherapist', 'Treated backs and knees in a clinic.'],
    ],
    'Placements: hospital, sport, community.',
    ['2525, 4233', '2349, 452, 2524'],
  ),
  kind(
    'healthcare',
    ['Master of Psychology', 'Clinical Psychology'],
    'Psychology, Counselling, Behaviour support, Case notes',
    [
      ['Behaviour Therapist', 'Worked with children with autism at home.'],
      ['Provisional Psychologist', 'Assessed and treated clients under supervision.'],
    ],
    'Placements: a school and a clinic.',
    ['2723, 2721', '2725, 4117'],
  ),
  kind(
    'healthcare',
    ['Master of Occupational Therapy', 'Occupational Therapy'],
    'Occupational therapy, Home modifications, NDIS, AHPRA registration',
    [
      ['Therapy Assistant', 'Helped clients to practise daily tasks.'],
      ['Occupational Therapist', 'Wrote reports and chose equipment for homes.'],
    ],
    'Placements: hands, children, homes.',
    ['2524, 4233', '4117, 4231'],
  ),
  kind(
    'human-resources',
    ['Master of Human Resource Management', 'Human Resource Management'],
    'Recruitment, Onboarding, HRIS, Employee relations',
    [
      ['HR Intern', 'Kept files and booked interviews.'],
      ['HR Coordinator', 'Wrote contracts and inducted new staff.'],
    ],
    'Project: a survey of staff at a library.',
    ['223, 5994', '531, 2247'],
  ),
  kind(
    'human-resources',
    ['Bachelor of Business', 'Human Resource Management'],
    'Recruitment, Interviewing, LinkedIn Recruiter',
    [
      ['Recruitment Resourcer', 'Searched and screened drivers and packers.'],
      ['Recruitment Consultant', 'Filled office jobs and called clients.'],
    ],
    'Project: a guide to fair interviews.',
    ['223, 5994', '531'],
  ),
  kind(
    'human-resources',
    ['Master of Business', 'Employment Relations'],
    'Industrial relations, Fair Work Act, Policy development',
    [
      ['HR Administrator', 'Answered questions of staff about leave and pay.'],
      ['Employee Relations Assistant', 'Prepared cases and notes of meetings.'],
    ],
    'Project: a study of rosters.',
    ['223, 5994', '551, 2244'],
  ),
  kind(
    'human-resources',
    ['Bachelor of Psychology', 'Organisational Psychology'],
    'Learning and development, Training, Survey design',
    [
      ['Training Assistant', 'Set up courses and kept the records of them.'],
      ['Learning and Development Coordinator', 'Planned and ran courses for leaders.'],
    ],
    'Project: a test of teams.',
    ['223, 5994', '2723, 249'],
  ),
  kind(
    'human-resources',
    ['Diploma of Human Resource Management', 'Human Resources'],
    'HR administration, Payroll, Rostering, Excel',
    [
      ['Roster Coordinator', 'Filled shifts of carers and called replacements.'],
      ['HR Assistant', 'Kept leave, checks and contracts in order.'],
    ],
    'Project: a handbook for new staff.',
    ['5994, 223', '531, 551'],
  ),
  kind(
    'software',
    ['Master of Information Technology', 'Software Engineering'],
    'JavaScript, TypeScript, React, Node.js, Git',
    [
      ['Web Developer Intern', 'Built pages of a shop with React and wrote tests.'],
      ['Front End Developer', 'Built and released the screens of a booking app.'],
    ],
    'Project: an app that shares rides.',
    ['2613', '262, 2632, 2324'],
  ),
  kind(
    'software',
    ['Bachelor of Computer Science', 'Computer Science'],
    'Java, Spring Boot, SQL, AWS, Docker',
    [
      ['Software Intern', 'Fixed defects and wrote tests of a service.'],
      ['Java Developer', 'Wrote services that take payments.'],
    ],
    'Project: a compiler for a small language.',
    ['2613', '262, 2632'],
  ),
  kind(
    'software',
    ['Master of Cyber Security', 'Cyber Security'],
    'Linux, Networking, SIEM, Python, Penetration testing',
    [
      ['IT Support Officer', 'Set up laptops and solved tickets.'],
      ['SOC Analyst', 'Watched alerts and wrote up incidents.'],
    ],
    'Project: a lab of broken servers.',
    ['262, 2631', '313, 2632, 2613'],
  ),
  kind(
    'software',
    ['Bachelor of Information Technology', 'Software Development'],
    'C#, .NET, SQL Server, Azure, Angular',
    [
      ['Junior Developer', 'Changed forms and reports of an old system.'],
      ['.NET Developer', 'Moved a system to the cloud with two others.'],
    ],
    'Project: a system for a food bank.',
    ['2613', '262, 2632'],
  ),
  kind(
    'software',
    ['Diploma of Information Technology', 'Networking and Support'],
    'Help desk, Windows, Active Directory, Office 365, Networking',
    [
      ['Help Desk Officer', 'Answered calls and reset what was stuck.'],
      ['Systems Administrator', 'Kept servers and backups of a school.'],
    ],
    'Project: a network for an office of ten.',
    ['313, 262, 2631', '2632'],
  ),
  kind(
    'data',
    ['Master of Data Science', 'Data Science'],
    'Python, SQL, Machine learning, Statistics',
    [
      ['Research Assistant', 'Cleaned survey data and built dashboards for a project of public health.'],
      ['Data Analyst', 'Built reports of sales and found why customers left.'],
    ],
    'Project: a forecast of bus delays.',
    ['2241', '2611, 222'],
  ),
  kind(
    'data',
    ['Master of Business Analytics', 'Business Analytics'],
    'Power BI, Tableau, SQL, Excel',
    [
      ['Reporting Intern', 'Built a dashboard of calls.'],
      ['BI Analyst', 'Modelled data and explained it to managers.'],
    ],
    'Project: a map of cafes and rents.',
    ['2241, 2611', '222, 2247'],
  ),
  kind(
    'data',
    ['Master of Information Systems', 'Business Analysis'],
    'Business analysis, Requirements gathering, Agile, JIRA, SQL',
    [
      ['Business Analyst Intern', 'Wrote stories and drew processes.'],
      ['Business Analyst', 'Gathered what a warehouse needs and tested what was built.'],
    ],
    'Project: requirements of a clinic.',
    ['2611', '2241, 2632, 2247'],
  ),
  kind(
    'data',
    ['Bachelor of Science', 'Statistics and Mathematics'],
    'R, Statistics, SAS, Data analysis',
    [
      ['Statistics Tutor', 'Helped first year students with regressions.'],
      ['Statistical Analyst', 'Analysed trials and wrote tables.'],
    ],
    'Project: an index of food prices.',
    ['2241', '222, 2611'],
  ),
  kind(
    'data',
    ['Bachelor of Actuarial Studies', 'Actuarial Studies'],
    'Actuarial, Python, Excel, Risk modelling',
    [
      ['Actuarial Intern', 'Checked claims and premiums.'],
      ['Pricing Analyst', 'Modelled prices of car insurance.'],
    ],
    'Project: a life table of a town.',
    ['2241, 222', '552, 2611'],
  ),
];
