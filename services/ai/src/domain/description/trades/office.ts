import type { TradeRow } from './trade-row.ts';

/** Offices, money, law and media. */
export const office: readonly TradeRow[] = [
  [
    'property manager, assistant property manager, property management assistant, leasing consultant',
    'Show homes and choose tenants with the owner; Write entry, routine and exit reports; Follow up rent in arrears; Arrange repairs with trades; Answer owners and tenants',
    'tenancy law, property management software, negotiation, inspections, record keeping',
  ],
  [
    'hr officer, human resources, hr coordinator, people and culture coordinator, people and culture advisor, human resources officer, hr assistant, hr administrator, human resources assistant',
    'Advertise roles and arrange interviews; Prepare contracts and welcome new staff; Answer questions about awards and policy; Keep staff records; Coordinate reviews and training',
    'recruitment, onboarding, HR systems, awards and policy, confidentiality',
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
    'marketing coordinator, marketing assistant, digital marketing coordinator, marketing officer',
    'Help plan posts, emails and campaigns; Write and place content on the web and social media; Work with designers and printers; Measure clicks, sign-ups and sales; Keep the calendar and the mailing lists in order',
    'social media, copywriting, Google Analytics, email marketing, Canva',
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
    'receptionist, reception, front desk receptionist, office receptionist, administration receptionist, front office receptionist',
    'Greet visitors and direct them; Answer and pass on calls and emails; Book rooms and appointments; Receive mail and deliveries; Keep the front desk and its records in order',
    'phone manner, Microsoft Office, appointment booking, customer service',
  ],
  [
    'administration assistant, admin, administration, administrator, clerk, office all rounder, admin support, administrative assistant, admin assistant, office assistant, office administrator, administration officer, admin officer',
    'Answer calls and emails; Enter data and keep files in order; Prepare letters, forms and minutes; Book meetings and travel; Order supplies and look after mail',
    'Microsoft Office, data entry, record keeping, time management',
  ],
  [
    'call centre agent, call centre operator, customer service representative, customer service officer, contact centre agent, contact centre consultant, customer service agent, customer service consultant, call centre consultant, customer support representative, customer support officer, customer support agent',
    'Answer calls, emails and chats; Find out what a customer needs and solve it; Take orders, payments and bookings; Record each contact in the system; Pass hard cases on and follow them up',
    'phone manner, CRM, typing, problem solving, patience',
  ],
  [
    'data entry operator, data entry officer, data entry clerk, data processing officer',
    'Enter data from forms and files quickly and without mistakes; Check entries against their source; Correct and merge records; Scan and file documents; Report what is missing or unclear',
    'typing, Excel, accuracy, confidentiality',
  ],
  [
    'payroll officer, payroll administrator, payroll clerk, payroll coordinator',
    'Collect and check timesheets; Work out pay, leave, tax and super; Run the pay and send payslips; Answer staff about their pay and awards; Prepare reports and keep records',
    'payroll software, award interpretation, Excel, confidentiality',
  ],
  [
    'accounts payable officer, accounts receivable officer, accounts officer, accounts clerk, accounts assistant, accounts administrator, finance officer, finance assistant',
    'Enter and match invoices; Prepare payment runs and receipts; Reconcile supplier and bank accounts; Follow up what is overdue; Help with the month end',
    'accounts payable, accounts receivable, Xero, Excel, reconciliations',
  ],
  [
    'paralegal, law clerk, legal assistant, junior paralegal, legal clerk',
    'Research cases and legislation and summarise them; Draft letters, forms and court documents; Prepare bundles and file with courts; Speak with clients and keep matters up to date; Record time and costs',
    'legal research, drafting, document management, confidentiality',
  ],
  [
    'executive assistant, ea, personal assistant, office manager',
    'Keep the diary and sort what is urgent; Arrange meetings, travel and papers; Draft letters, minutes and presentations; Watch budgets and order supplies; Deal with visitors and callers',
    'calendar management, Microsoft Office, minute taking, discretion',
  ],
  [
    'recruitment consultant, recruiter, talent acquisition specialist, recruitment coordinator, talent acquisition coordinator',
    'Ask managers what a role needs; Write advertisements and search for people; Screen resumes and interview; Check references and prepare offers; Keep candidates informed and records up to date',
    'interviewing, sourcing, applicant tracking systems, communication',
  ],
  [
    'business analyst, junior business analyst, graduate business analyst, ict business analyst, it business analyst',
    'Talk with the people who do the work and learn what they need; Map processes and find where they fail; Write requirements and acceptance criteria; Help test what was built; Explain changes and prepare guides',
    'requirements, process mapping, workshops, Jira, documentation',
  ],
  [
    'project coordinator, project administrator, project officer, project assistant, project support officer',
    'Keep plans, actions and risks up to date; Arrange meetings and write minutes; Follow up what is due; Prepare reports and budgets; Look after documents and versions',
    'project planning, Excel, minute taking, communication',
  ],
  [
    'bank teller, teller, customer service specialist bank, personal banker',
    'Take deposits and pay out cash; Open accounts and check identity; Explain cards, apps and loans; Watch for fraud and report it; Balance the till and keep to privacy rules',
    'cash handling, customer service, accuracy, confidentiality',
  ],
  [
    'insurance claims officer, claims officer, claims consultant, claims assessor, insurance consultant',
    'Take in claims and check what the policy covers; Ask for evidence and arrange assessors; Decide within authority and explain the decision; Pay or refer claims; Keep records and deadlines',
    'claims assessment, communication, attention to detail, negotiation',
  ],
  [
    'mortgage broker, loan officer, lending specialist, credit analyst, loan processor',
    'Ask clients about income, debts and plans; Compare loans and explain them; Gather documents and lodge applications; Follow up lenders until settlement; Keep records as the law requires',
    'lending, credit assessment, CRM, attention to detail',
  ],
  [
    'seo specialist, seo analyst, seo executive, sem specialist, ppc specialist, digital marketing specialist, performance marketing specialist',
    'Research what people search for; Improve pages, titles and links; Run and adjust paid search campaigns; Measure traffic, rankings and sales; Report results and suggest what to try next',
    'search engine optimisation, Google Ads, Google Analytics, copywriting, Excel',
  ],
  [
    'content writer, copywriter, content creator, blog writer, social media content creator',
    'Research subjects and interview people; Write pages, posts, emails and scripts; Edit and proofread; Choose or make pictures and short videos; Measure what is read and improve it',
    'copywriting, editing, SEO, social media, Canva',
  ],
  [
    'video editor, videographer, film editor, content producer, video producer',
    'Plan shots and set up camera, light and sound; Record on location or in the studio; Cut, grade and mix footage; Add titles and graphics; Export and store files in order',
    'Premiere Pro, After Effects, camera operation, sound, storytelling',
  ],
  [
    'event coordinator, party planner, events manager, functions coordinator, event planner, conference organiser, wedding planner, event assistant',
    'Plan programs, budgets and run sheets; Book venues, suppliers and speakers; Look after registrations and guests; Run the day and solve problems; Pack down and report on what worked',
    'event planning, budgeting, supplier management, communication',
  ],
  [
    'library assistant, library officer, library technician, librarian',
    'Lend, return and shelve books; Help readers search and use computers; Catalogue and cover new items; Run story times and displays; Keep order and answer questions',
    'cataloguing, customer service, library systems, accuracy',
  ],
  [
    'operations assistant, logistics coordinator, logistics administrator, supply chain coordinator, import export coordinator, freight coordinator, logistics officer',
    'Book transport and follow shipments; Prepare customs and delivery papers; Tell customers when goods will come; Solve delays and damage with carriers; Keep stock and cost records',
    'freight booking, Excel, communication, customs documents',
  ],
  [
    'purchasing officer, procurement officer, buyer, procurement coordinator',
    'Ask suppliers for quotes and compare them; Raise and follow up orders; Check deliveries and invoices; Keep contracts and prices up to date; Watch stock and warn of shortages',
    'negotiation, purchasing systems, Excel, supplier management',
  ],
  [
    'exam invigilator, exam supervisor, invigilator, exam assistant',
    'Set out papers, seats and clocks; Check who students are and what they bring; Read the rules and watch the room; Record attendance and incidents; Collect, count and return papers',
    'attention to detail, confidentiality, communication, punctuality',
  ],
  [
    'student ambassador, campus ambassador, student mentor, peer mentor',
    'Show visitors the campus and answer questions; Help at open days and orientation; Write or speak about student life; Support new students; Report questions that come up often',
    'public speaking, communication, teamwork, social media',
  ],
  [
    'business developer, business development manager, business development executive, business development representative, business development consultant',
    'Find companies that may need the product; Call, visit and present; Learn what a customer needs and prepare proposals; Negotiate terms and close; Keep the pipeline and forecasts up to date',
    'prospecting, presentations, negotiation, CRM',
  ],
  [
    'property developer, land developer, development manager, assistant development manager, property development manager',
    'Find sites and check what may be built on them; Prepare feasibility studies; Lodge applications with the council; Brief designers and builders and follow cost and time; Work with agents on sales',
    'feasibility, planning law, project management, negotiation, Excel',
  ],
  [
    'proofreader, proof reader, copy editor, sub editor',
    'Read texts for spelling, grammar and sense; Check facts, names and numbers; Mark changes and ask the author; Keep to the house style; Compare proofs with the copy',
    'proofreading, grammar, house style, attention to detail',
  ],
  [
    'process server, court process server',
    'Deliver court papers to the right person; Find addresses by lawful means; Write affidavits of service; Keep deadlines and records; Stay calm with people who are upset',
    'driver licence, confidentiality, record keeping, communication',
  ],
  [
    'library shelver, library page, library casual',
    'Put returned books in order and shelve them; Read shelves and find what is misplaced; Empty return chutes and check items in; Help readers find shelves; Tidy reading rooms',
    'shelving, accuracy, customer service, manual handling',
  ],
  [
    'actuary, actuarial analyst, graduate actuary, actuarial assistant',
    'Collect and check claims and policy data; Model risks, prices and reserves; Test assumptions and explain what changed; Write reports for managers and the regulator; Keep models and their documents in order',
    'statistics, Excel, R, financial modelling, actuarial exams',
  ],
  [
    'patent examiner, trade mark examiner',
    'Read applications and understand the invention; Search earlier patents and papers; Judge whether it is new and inventive; Write reports and answer applicants; Keep to time limits and procedure',
    'technical knowledge, searching, written argument, attention to detail',
  ],
];
