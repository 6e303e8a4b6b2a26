import { type Occupation, occupation } from './occupation.ts';

/** Major groups 5 and 6. */
export const clericalAndSalesWorkers: readonly Occupation[] = [
  occupation('511', 'Contract, Program and Project Administrators', {
    label: 'project and contract administration',
    titles:
      'project administrator, contract administrator, contracts administrator, project coordinator, project officer, program officer, program administrator, program coordinator, project support officer, project manager, assistant project manager, bid coordinator, tender coordinator, tender writer, grants officer, pmo analyst, pmo coordinator, project assistant, assistant contract administrator, project analyst, junior project manager, project controls, pmo, project scheduler, bid writer, cadet contract administrator, contract manager, contracts officer, project planner, project support, project lead, junior contract administrator, project management intern, program assistant, project control officer, digital project manager, junior project coordinator, construction project coordinator admin, project management trainee, project executive, tender executive, contracts engineer, contracts executive, program associate, program intern, programme officer, project officer ngo, coordinador de proyectos, coordinadora de proyectos, jefe de proyectos, gerente de proyectos, coordenador de projetos, chef de projet',
    tasks:
      'keep plans and budgets of projects, prepare contracts and claims, take minutes, chase actions, report progress',
    skills:
      'project management, project coordination, contract administration, prince2, primavera, microsoft project, contract management, project planning, procore, pmp, tendering, project administration, project scheduling',
    fields: 'project management, construction management, business administration, business',
    related: '1331, 512, 531, 2247',
  }),
  occupation('512', 'Office and Practice Managers', {
    label: 'office and practice management',
    titles:
      'office manager, practice manager, office coordinator, medical practice manager, administration manager, admin manager, clinic manager, legal practice manager, office administrator manager, operations coordinator, dental practice manager, business manager school, operations manager, business manager, office and operations, clinic coordinator, operations administrator, business operations, administration team leader, operations officer',
    tasks:
      'run an office day to day, lead the administration team, keep accounts and supplies, book meetings and travel, improve how work is done',
    skills: 'office management, practice management',
    fields: 'practice management, leadership and management, business administration, business',
    related: '531, 521, 132, 511',
  }),
  occupation('521', 'Personal Assistants and Secretaries', {
    label: 'executive and personal assistance',
    titles:
      'personal assistant, pa, executive assistant, ea, secretary, legal secretary, medical secretary, team assistant, virtual assistant, legal assistant secretary, executive secretary, medical typist secretary, executive officer, ea pa, assistant to the ceo, medical personal assistant',
    tasks: 'keep a leader’s diary, prepare papers and minutes, book travel, answer calls, keep confidence',
    skills: 'diary management, executive support, minute taking, travel arrangements, secretarial',
    fields: 'business administration, secretarial, legal services administration',
    related: '531, 512, 542, 532',
  }),
  occupation('531', 'General Clerks', {
    label: 'office administration',
    titles:
      'consular services officer, clerical officer, business services officer, ao3, aps administration officer, administrative support, administration officer, admin officer, administration assistant, admin assistant, administrative assistant, administrator, administrative officer, office assistant, office administrator, clerk, admin, office administration, administration, general clerk, office all rounder, admin coordinator, administration coordinator, office support, administrative coordinator, office junior, admin support, administration clerk, administration support officer, admin trainee, support officer, business support officer, business administration trainee, administration trainee, administration support, business administrator, administration and support, student administration officer, branch administrator, customer service administrator, sales administrator, sales support officer, school administrator, property administrator, service administrator, corporate support officer, office admin, admissions officer, enrolment officer, executive support officer, sales administration, operations assistant, sales coordinator, service coordinator, admin clerk, encoder office, office executive, admin executive, administration executive, administrative executive, admin intern, administrative intern, administrative trainee, office intern, back office, admin and operations, office secretary, documentation executive, document controller assistant, auxiliar administrativo, auxiliar administrativa, asistente administrativo, asistente administrativa, assistente administrativo, assistente administrativa',
    tasks:
      'answer mail and calls, file and copy, keep records in systems, order supplies, help a team with its paperwork',
    skills: 'office administration, filing, administrative support, record keeping',
    fields:
      'business administration, business, administration, office administration, health care administration, healthcare administration, health administration',
    related: '542, 561, 521, 532, 512',
  }),
  occupation('532', 'Keyboard Operators', {
    label: 'data entry',
    titles:
      'digitisation assistant, digitisation officer, data entry operator, data entry, data entry clerk, typist, word processing operator, transcriptionist, medical typist, data entry officer, audio typist, transcription, stenographer, medical transcriptionist, data processor, data annotator, data labeller, encoder, digitador, mail data operator',
    tasks: 'key data fast, check for errors, type from sound, format documents, scan and index',
    skills: 'data entry, touch typing, transcription',
    fields: 'business administration, office administration',
    related: '531, 561',
  }),
  occupation('541', 'Call or Contact Centre Information Clerks', {
    label: 'call centre and customer service',
    titles:
      'call centre operator, contact centre agent, customer service representative, customer service officer, customer service consultant, customer service, call centre consultant, inbound call centre, customer support, customer care consultant, customer support specialist, customer support officer, call centre agent, customer service specialist, contact centre consultant, customer experience officer, member services officer, customer care representative, call centre, contact centre, customer care, enquiries clerk, customer experience consultant, client service officer, customer service advisor, customer relations officer, customer service agent, customer advocate, client services officer, customer service team member, customer advisor, customer liaison officer, help line operator, bilingual customer service, customer service assistant, customer success, customer service coordinator, triple zero call taker, emergency call taker, chat support agent, claims consultant call centre, call centre representative, call centre associate, customer service associate, customer service rep, customer service clerk, customer relations representative, customer support representative, customer support associate, client service representative, client services representative, customer service operator, customer service trainee, member service representative, guest service representative, call centre specialist, service representative, technical customer service, service advisor, automotive service advisor, process executive voice, customer relation executive, bpo executive, bpo associate, voice process, csr, tele caller, telecaller, chat process, customer happiness, technical support representative bpo, customer experience associate, atencion al cliente, servicio al cliente, atendimento ao cliente, agente de call center, asesor de servicio al cliente',
    tasks:
      'answer calls and chats, solve problems of customers, record each contact, pass on complaints, explain products',
    skills: 'call centre, inbound calls, complaint handling, zendesk, telephone customer service, live chat support',
    fields: 'customer engagement, business, customer service',
    related: '542, 531, 639, 552',
  }),
  occupation('542', 'Receptionists', {
    label: 'reception',
    titles:
      'workplace concierge, administration officer medical, receptionist, medical receptionist, front desk receptionist, hotel receptionist, front desk agent, guest service agent, front office agent, night auditor, dental receptionist, admin receptionist, front desk, corporate receptionist, reception, ward clerk, salon receptionist, guest services, veterinary receptionist, clinic receptionist, guest service officer, front of house receptionist, medical administration, medical secretary receptionist, guest relations officer, medical administrator, front office supervisor, patient services officer, legal receptionist, reservations agent, front desk officer, guest experience, reservation agent, front desk supervisor, client service receptionist, front office attendant, front desk associate, front desk clerk, front desk coordinator, medical front desk, unit clerk, medical office assistant, health unit coordinator, patient services representative, patient service representative, patient access representative, medical office receptionist, medical support assistant, front office executive, front office assistant, front office trainee, recepcionista, guest relation executive, ',
    tasks:
      'greet visitors and patients, answer phones, book and change appointments, take payments, check guests in and out',
    skills:
      'reception, medical reception, front desk, appointment scheduling, opera pms, switchboard, guest relations, hotel front office, hotel reservations',
    fields:
      'hotel management, medical administration, health administration, business administration, hospitality management, health care administration, healthcare administration',
    related: '531, 541, 431, 521',
  }),
  occupation('551', 'Accounting Clerks and Bookkeepers', {
    label: 'bookkeeping and accounts',
    titles:
      'bookkeeping assistant, finance support, accounts processing, accounting services officer, bookkeeper, accounts payable, accounts receivable, accounts officer, accounts assistant, payroll officer, accounts clerk, payroll, accounts payable officer, accounts receivable officer, accounts administrator, finance officer, finance assistant, assistant bookkeeper, payroll administrator, finance administrator, junior accounts, credit controller, credit officer accounts, ap officer, ar officer, cost clerk, bas agent, ap ar officer, finance and administration, finance coordinator, accounts, accounting assistant, accounts manager bookkeeping, finance trainee, payroll specialist, billing officer, accounting clerk, payroll manager, payroll coordinator, accounts trainee, trainee accountant, accounts payable clerk, invoicing clerk, payroll clerk, accounts receivable clerk, credit control officer, bookkeeping, finance support officer, accounting specialist, accounts specialist, billing specialist, billing clerk, billing coordinator, accounts payable specialist, accounts receivable specialist, accounting technician, accounting associate, accounting coordinator, accounting administrator, payroll analyst, payroll clerk senior, accounting intern clerk, medical billing specialist, cash application specialist, p2p, procure to pay, o2c analyst, order to cash, o2c associate, billing executive, accounts executive officer, ap executive, ar executive, ar collection, ar and collection specialist, ar analyst, ap analyst, ap associate, ar associate, accounts intern, tally operator, accounts staff, invoice processing, invoice processor, reconciliation analyst, auxiliar contable, assistente contabil, finance clerk, finance and admin officer, finance executive, accounts and finance, medical billing, medical biller, asistente contable, auxiliar contabil, analista contable',
    tasks: 'enter bills and receipts, reconcile bank accounts, run pay, chase debts, lodge activity statements',
    skills:
      'bookkeeping, accounts payable, accounts receivable, payroll, xero, myob, bank reconciliation, reconciliation, bas, quickbooks, invoicing, credit control, general ledger, single touch payroll',
    fields: 'accounting, bookkeeping, accounts administration, accounting and bookkeeping, commerce',
    related: '221, 552, 531',
  }),
  occupation('552', 'Financial and Insurance Clerks', {
    label: 'insurance and banking administration',
    titles:
      'claims analyst, claims specialist, service delivery banker, insurance specialist, credit risk officer, banker, bank teller, teller, loan officer, loan processor, credit officer, claims officer, claims consultant, insurance consultant, insurance officer, banking consultant, customer service officer banking, mortgage processor, lending officer, superannuation officer, fund administrator, insurance clerk, credit assessor, settlement officer lending, underwriter, claims assessor, lending assistant, assistant underwriter, money market clerk, claims assistant, loan administrator, kyc analyst, aml analyst, client service associate wealth, branch banker, investor services, fraud analyst, broker support, loan assessor, claims adviser, mobile banker, client services associate finance, credit assistant, broker assistant, client service officer financial planning, statistical clerk, superannuation administrator, claims case manager, claims manager, insurance claims, banking specialist, customer banking specialist, personal banker, financial crime analyst, unit pricing, settlements officer finance, claims adjuster, insurance claims adjuster, relationship banker, claims examiner, claims representative, claims processor, customer service representative banking, head teller, lead teller, bank officer, financial services officer, loan servicing specialist, probationary officer, bank po, relationship officer, loan processing, credit processing officer, trade finance officer, trade finance, trade finance executive, branch operations officer, banking associate, banking operations, banking operation officer, credit operations, credit ops, bank trainee, banking trainee, bank intern, banking intern, cash officer, junior officer bank, assistant bank, bank assistant, customer service associate bank, policy servicing, insurance associate, insurance operations, claims associate, claims executive, underwriting assistant, underwriting associate, credit dept, credit department, onboarding analyst kyc, kyc associate, aml associate, aml investigator, client onboarding, casa officer, casa sales',
    tasks:
      'open accounts and serve at a bank counter, process loans and claims, check identity and risk, price policies, answer clients about funds',
    skills:
      'banking, loan processing, claims management, insurance, underwriting, superannuation, kyc, aml, credit assessment, general insurance',
    fields: 'finance, banking, insurance, financial services, commerce, mortgage broking',
    related: '222, 551',
  }),
  occupation('561', 'Clerical and Office Support Workers', {
    label: 'mail room and filing',
    titles:
      'mail officer, mail clerk, filing clerk, courier office, postal officer, survey interviewer, meter reader, switchboard operator, classified advertising clerk, mailroom officer, records clerk, mailroom, interviewer, market research interviewer, scanning operator, parking inspector, proof reader, proofreader, postal sorting officer, mail sorter, mail sorting officer, betting clerk, document controller, document control officer, records assistant, document clerk, scanning officer, traffic survey, census field officer, mailroom clerk, courier sorter, mail room assistant, dispatch clerk',
    tasks: 'sort and deliver mail, scan and file, control versions of documents, interview for surveys, connect calls',
    skills: 'document control, mail sorting, aconex, survey interviewing',
    fields: 'business administration',
    related: '531, 532',
  }),
  occupation('591', 'Logistics Clerks', {
    label: 'logistics and purchasing',
    titles:
      'procurement process lead, supply and distribution coordinator, logistics specialist, procurement, logistics coordinator, logistics officer, supply chain coordinator, inventory controller, inventory officer, purchasing officer, procurement officer, buyer, stock controller, production scheduler, freight forwarder, import coordinator, export coordinator, despatch clerk, dispatch coordinator, transport scheduler, transport coordinator, operations coordinator logistics, import operator, fleet coordinator, logistics administrator, fleet controller, order clerk, scheduler, transport allocator, supply planner, supply officer, purchasing assistant, warehouse coordinator, warehouse administrator, freight coordinator, customs broker, allocator, inventory planner, supply chain officer, supply chain analyst, inventory coordinator, procurement specialist, procurement coordinator, shipping coordinator, customs classifier, transport operator allocator, inventory analyst, merchandise planner, logistics assistant, order management, logistics, production planner, assistant buyer, freight operator, logistics analyst, category analyst, stock clerk, replenishment analyst, supply chain, sea freight operator, production clerk, vehicle controller, logistics team member, dispatch officer, supply chain planner, demand planner, purchasing agent, procurement analyst, purchasing administrator, purchasing coordinator, purchasing clerk, purchase executive, purchase officer, purchase assistant, purchase engineer, merchandiser garment, garment merchandiser, sourcing executive, inventory executive, demand planning, export executive, export documentation, freight forwarding executive, material planner, production planning, customs clearance executive, shipping executive, vendor management',
    tasks:
      'book transport, keep stock records, order goods, prepare customs and shipping papers, schedule runs and production',
    skills:
      'logistics, inventory management, procurement, purchasing, freight forwarding, customs clearance, supply chain, stock management, sap mm, warehouse management systems, cargowise, transport scheduling, demand planning',
    fields:
      'logistics, supply chain, supply chain management, supply chain and logistics, procurement, international trade, transport and logistics',
    related: '741, 1336, 531',
  }),
  occupation('5991', 'Legal Clerks, Conveyancers and Legal Executives', {
    label: 'legal assistance',
    titles:
      'paralegal, legal assistant, conveyancer, law clerk, legal administrator, legal officer, conveyancing clerk, legal executive, legal clerk, court clerk, junior paralegal, legal intern, legal support, trainee lawyer, bailiff, legal support officer, legal administration, conveyancing paralegal, judge assistant, registry officer, clerk of court, legal analyst, legal secretary paralegal, conveyancing assistant, legal process associate, lpo associate, contract analyst legal, legal research assistant',
    tasks:
      'prepare court papers, search titles, keep files and dates, help lawyers with research, settle property sales',
    skills:
      'conveyancing, legal administration, paralegal, leap legal software, pexa, legal research, legal documentation',
    fields: 'law, legal services, conveyancing, laws, paralegal, juris doctor, legal studies',
    related: '271, 521',
  }),
  occupation('5994', 'Human Resource Clerks', {
    label: 'HR administration',
    titles:
      'hr transaction coordinator, hr coordinator payroll, scheduling coordinator, scheduling team lead, hr officer graduate, hr administrator, hr assistant, human resources assistant, human resources administrator, hr admin, recruitment administrator, recruitment assistant, people and culture administrator, people and culture assistant, hr support officer, recruitment support, onboarding coordinator, employment office clerk, candidate coordinator, hr trainee, compliance coordinator recruitment, talent coordinator, hr support, recruitment resourcer, rostering officer, roster coordinator, rostering coordinator, resourcer, roster officer, human resource clerk, hr clerk, human resources clerk, staffing coordinator, personnel clerk, hr admin officer, hr intern admin, recruitment coordinator assistant, people operations assistant',
    tasks:
      'keep staff files, prepare contracts and letters, screen applicants, book interviews, keep rosters and leave',
    skills: 'hr administration, candidate screening, rostering staff, onboarding, recruitment administration',
    fields: 'human resources, human resource management, business administration',
    related: '223, 531, 551',
  }),
  occupation('5995', 'Inspectors and Regulatory Officers', {
    label: 'inspection and compliance',
    titles:
      'customs officer, inspector, regulatory inspector, border force officer, biosecurity officer, quarantine officer, local laws officer, taxation inspector, fisheries officer, compliance inspector, ranger council, train examiner, quality inspector, immigration officer, authorised officer, compliance and enforcement officer, council ranger, water inspector, vehicle inspector, local laws, fire safety inspector, quality controller, qc inspector, food safety inspector, parking officer',
    tasks: 'inspect goods and premises, check papers, enforce rules, take samples, write notices',
    skills: 'inspection, regulatory enforcement, biosecurity',
    fields: 'government, regulatory compliance, biosecurity, quality auditing',
    related: '2513, 2249',
  }),
  occupation('599', 'Miscellaneous Clerical and Administrative Workers', {
    label: 'libraries, collections and other office work',
    titles:
      'library assistant, debt collector, collections officer, library officer, insurance investigator, loss adjuster, production assistant, radio dispatcher, court orderly, clinical coder, coding clerk, collections specialist, process server, library services officer, collections consultant, medical coder, private investigator, debt recovery officer, student ambassador, electoral officer, polling official, examination supervisor, exam invigilator, invigilator, exam supervisor',
    tasks: 'lend and shelve books, call debtors, code records, watch exams, help at elections and productions',
    skills: 'debt collection, clinical coding, library services',
    fields: 'library and information services, clinical coding, business administration',
    related: '2246, 531, 541',
  }),
  occupation('611', 'Insurance Agents and Sales Representatives', {
    label: 'sales representation',
    titles:
      'sales representative, sales rep, sales executive, sales consultant, field sales, external sales, area sales, internal sales representative, internal sales, auctioneer, stock and station agent, insurance agent, sales agent, door to door sales, field sales representative, business sales, solar sales consultant, sales specialist, area sales manager, outside sales, direct sales, territory sales representative, sales associate field, advertising sales, commercial sales, sales officer, home consultant, media sales, kitchen sales consultant, sales advisor, merchandise representative, sales professional, internal sales consultant, sales trainee, sales person, salesman, saleswoman, insurance sales agent, insurance adviser, sales rep outside, sales agent insurance, sales account representative, real estate sales executive, insurance advisor, sales and marketing executive, door to door, sales intern, sales coordinator field, energy sales, vendedor, vendedora, ejecutivo comercial, ejecutiva comercial, asesor comercial, asesora comercial, ejecutivo de ventas, ejecutiva de ventas, consultor comercial, consultora comercial, representante comercial, representante de ventas, representante de vendas, ventas',
    tasks: 'visit and call customers, show goods, quote and close, keep a patch, meet targets',
    skills: 'sales, direct sales, field sales, upselling, sales targets, closing sales, prospecting, territory sales',
    fields: 'sales',
    related: '2254, 621, 639, 131',
  }),
  occupation('612', 'Real Estate Sales Agents', {
    label: 'real estate',
    titles:
      'commercial sales agent, new home sales consultant, new home consultant, home sales professional, display home consultant, suite hostess, suite host, leasing executive, lease administrator, retail lease administrator, project sales agent, strata, acquisitions manager, leasing manager, real estate agent, property manager, leasing agent, leasing consultant, sales agent real estate, assistant property manager, strata manager, property management assistant, real estate sales, property consultant, leasing officer, real estate assistant, real estate associate, portfolio manager strata, business broker, commercial leasing, buyers agent, assistant strata manager, real estate administrator, building manager, property associate, leasing associate, property management, community manager property, strata assistant, sales associate real estate, body corporate manager, rental consultant, property officer',
    tasks:
      'show and let homes, list and sell property, manage tenants and repairs, prepare leases, run meetings of owners',
    skills: 'property management, real estate, leasing, strata management, real estate licence, tenancy',
    fields: 'real estate, property, property management, property services, strata community management',
    related: '2245, 611, 531',
  }),
  occupation('621', 'Sales Assistants and Salespersons', {
    label: 'shop sales',
    titles:
      'sales assistant, kiosk sales, duty free advisor, duty free consultant, retail assistant, shop assistant, retail sales assistant, retail team member, store assistant, retail sales consultant, pharmacy assistant, sales associate, team member, retail, retail associate, fashion stylist, retail sales, customer assistant, beauty consultant retail, counter sales, motor vehicle salesperson, car salesperson, service station attendant, console operator, retail casual, christmas casual, stylist retail, street vendor, jewellery sales, phone sales retail, deli assistant, bakery assistant, supermarket assistant, bottle shop assistant, retail worker, visual merchandiser retail, retail merchandiser sales, retail specialist, sales and service assistant, spare parts interpreter, florist assistant, store person retail, pharmacy sales assistant, casual sales assistant, retail store assistant, rental sales assistant, retail supervisor assistant, optical sales, fresh food assistant, electronics sales, showroom consultant, showroom assistant, trade sales, parts interpreter, casual retail, retail all rounder, boutique assistant, vehicle sales consultant, sales team member, ice cream scooper, luxury client advisor, client advisor, petrol station attendant, automotive sales consultant, sales ambassador, trade counter sales, dispensary assistant, pharmacy dispense technician, retail advisor, retail trainee, parts salesperson, grocery assistant, auto sales consultant, car salesman, car sales consultant, automotive sales, sales clerk, retail clerk, store clerk, retail salesperson, sales floor associate, retail cashier, customer sales associate, store associate, retail sales representative, retail consultant, mobile phone sales, beauty adviser, brand promoter, sales girl, in store promoter, fashion consultant, vendedor de tienda, atendente de loja',
    tasks: 'serve customers in a shop, run the till, fold and fill shelves, answer about products, keep the floor tidy',
    skills:
      'retail, retail sales, point of sale, merchandising, product knowledge, cash register, fashion retail, shop displays, stock replenishment, pos systems, visual merchandising',
    fields: 'retail, retail services, fashion business, community pharmacy',
    related: '631, 142, 639, 431, 611',
  }),
  occupation('631', 'Checkout Operators and Office Cashiers', {
    label: 'checkouts',
    titles:
      'checkout operator, cashier, cash office, checkout assistant, supermarket cashier, front end assistant, service assistant supermarket, customer service checkout, box office attendant, ticket office, cinema attendant, toll collector, front end supervisor, supermarket checkout, checkout supervisor, checkout chick, cajera, cajero, operador de caixa',
    tasks: 'scan and take payment, give change, pack bags, sell tickets, balance a till',
    skills: 'cash handling, checkout, eftpos',
    fields: 'retail, retail services',
    related: '621, 891, 639',
  }),
  occupation('639', 'Miscellaneous Sales Support Workers', {
    label: 'telesales and promotions',
    titles:
      'telemarketer, telesales, model, merchandiser, brand ambassador, sales promoter, face to face fundraiser, fundraiser, ticket seller, promoter, product demonstrator, visual merchandiser, retail buyer, merchandise assistant, in store demonstrator, telesales consultant, outbound sales, sales demonstrator, merchandising assistant, retail merchandiser, field merchandiser, street fundraiser, door knocker, appointment setter, outbound call centre, promotional staff, mystery shopper, lead generator, outbound telemarketer, promotions, telefundraiser, field marketing',
    tasks:
      'call and persuade people, show products in shops, raise funds in the street, set out displays, sell tickets',
    skills: 'telemarketing, merchandising, outbound calling, fundraising, product demonstration, visual merchandising',
    fields: 'retail, fashion business',
    related: '621, 611, 541, 631',
  }),
];
