import { type Occupation, occupation } from './occupation.ts';

/** Sub-major groups 21, 22 and 27: arts and media, business, law and society. */
export const businessProfessionals: readonly Occupation[] = [
  occupation('211', 'Arts Professionals', {
    label: 'music, performance and photography',
    titles:
      'actor, dancer, musician, singer, composer, music director, visual artist, painter artist, sculptor, potter, photographer, videographer, artist, illustrator fine arts, wedding photographer, assistant photographer, violinist, guitarist, pianist, guitar player, violin performer, drummer, dj, disc jockey, choreographer, dance performer, music performer, vocalist, photography intern, photo retoucher',
    tasks:
      'perform for an audience, rehearse, take and edit pictures, make works of art, prepare exhibitions and shows',
    skills: 'photography, videography, performance, lightroom',
    fields: 'fine arts, music, performing arts, visual arts, photography',
    related: '212, 2324',
  }),
  occupation('212', 'Media Professionals, film, video and sound', {
    label: 'film, video and broadcasting',
    titles:
      'film director, video editor, film editor, producer, content producer, video producer, script writer, multimedia producer, motion graphics designer, animator, multimedia specialist, digital content producer, assistant producer, photo editor, film maker, filmmaker, cameraman, cinematographer, assistant director film, script supervisor, scriptwriter, media intern, video editing intern, film production intern, post production editor, motion designer, vfx artist, new media operation, media production assistant, tv production, assistant director commercial, film production assistant, podcast producer, line producer, storyboard artist, subtitle editor, video production assistant, videographer and editor, film editor assistant',
    tasks: 'film and cut video, plan shoots, record and mix sound, animate, publish to the web and to air',
    skills:
      'video editing, premiere pro, after effects, davinci resolve, podcasting, storyboarding, motion graphics, colour grading',
    fields: 'media, film, screen production, animation, digital media, television, broadcasting',
    related: '2324, 211, 2251, 2124',
  }),
  occupation('212112', 'Media Producers of digital projects', {
    label: 'digital production',
    titles:
      'digital producer, web producer, senior digital producer, online producer, interactive producer, digital production manager',
    tasks:
      'plan and budget websites and apps, brief designers and developers, keep schedules, report to clients, test and launch',
    skills: 'digital production, content management systems, website briefs',
    fields: 'digital production',
    related: '2251, 2324, 212',
  }),
  occupation('2124', 'Journalists and Other Writers', {
    label: 'journalism and writing',
    titles:
      'journalist, reporter, editor, copywriter, author, television presenter, radio presenter, content writer, sub editor, editorial assistant, news reporter, staff writer, freelance writer, writer, broadcast journalist, news producer, video journalist, assistant editor, news anchor, anchor television, radio jockey, copy editor, blogger, editorial intern, journalism intern, correspondent, columnist, photojournalist, content editor, copywriting intern, editorial content producer, periodista, jornalista, redactor, redactora, redatora',
    tasks: 'write and edit stories, research and interview, check facts and style, write for the web, meet deadlines',
    skills: 'journalism, copywriting, scriptwriting, copyediting, proofreading, news writing',
    fields:
      'journalism, creative writing, professional writing, publishing, communications, media studies, media and communication',
    related: '212, 2253, 2251',
  }),
  occupation('212415', 'Technical Writers', {
    label: 'technical writing',
    titles:
      'technical writer, technical author, documentation specialist, documentation writer, senior technical writer, technical document writer, document writer',
    tasks:
      'write manuals and online help, interview engineers, keep versions and style guides, draw diagrams, edit what others write',
    skills: 'technical writing, user manuals, madcap flare',
    fields: 'technical communication, technical writing',
    related: '2124',
  }),
  occupation('221', 'Accountants, Auditors and Company Secretaries', {
    label: 'accounting and audit',
    titles:
      'audit, audit analyst, graduate audit analyst, finance graduate, graduate finance, graduate cost accountant, finance accounting analyst, finance business analyst, tax, tax and advisory analyst, assurance graduate, tax advisory, accountant, graduate accountant, assistant accountant, management accountant, financial accountant, tax accountant, taxation accountant, senior accountant, auditor, internal auditor, external auditor, company secretary, insolvency accountant, corporate treasurer, audit graduate, cost accountant, business services accountant, tax consultant, intermediate accountant, smsf accountant, tax agent, audit associate, fund accountant, finance business partner, accounting cadet, accounting intern, general ledger, article assistant, article clerk, articled clerk, articled assistant, article trainee, articleship, ca article, assurance associate, associate assurance, gst executive, record to report analyst, r2r, accounting analyst, accounting staff, accounting supervisor, cma trainee, contador, contadora, contador publico, contadora publica, comptable',
    tasks:
      'prepare financial statements, close the month, lodge tax returns, audit accounts, analyse variances, advise clients on tax and structure',
    skills:
      'financial accounting, taxation, auditing, ifrs, management accounting, month end, cpa, chartered accountant, consolidation',
    fields: 'accounting, accountancy, professional accounting, commerce, taxation, cpa',
    related: '551, 222, 1322',
  }),
  occupation('222', 'Financial Brokers and Dealers, and Investment Advisers', {
    label: 'financial analysis and investment',
    titles:
      'financial planning and analysis analyst, financial planning and analysis, fp and a analyst, finance associate, transaction services analyst, superannuation analyst, treasury officer, commercial finance analyst, wealth analyst, product control analyst, business analyst finance, operations finance analyst, health funding analyst, credit specialist, investment analyst, financial analyst, equity analyst, investment banker, portfolio manager, credit analyst, fund manager, investment manager, treasury analyst, commercial analyst, risk analyst, lending manager, relationship manager banking, finance analyst, actuarial analyst finance, credit risk analyst, investment banking analyst, mergers and acquisitions analyst, corporate finance analyst, finance manager analyst, budget analyst, financial consultant analyst, valuation analyst, equity research, equity research analyst, equity research intern, equity research associate, credit research analyst, investment intern, valuation intern, valuation associate, deal advisory, transaction advisory, investment banking intern, venture capital analyst, credit intern, portfolio analyst, fund analyst, treasury intern, asset management intern, finance intern, investment associate, fp and a associate, research analyst equity, credit manager bank, corporate banking analyst, wealth intern, investment research, analista financiero, analista financiera, analista financeiro, analista de credito',
    tasks:
      'model and value investments, advise clients on money, arrange loans and insurance, watch markets and risk, write statements of advice',
    skills:
      'financial modelling, valuation, portfolio management, investment analysis, credit analysis, financial planning, bloomberg, cfa, equity research',
    fields: 'finance, banking, applied finance, economics, commerce',
    related: '221, 552, 2241, 1322',
  }),
  occupation('2221', 'Financial Brokers', {
    label: 'mortgage and insurance broking',
    titles:
      'mortgage broker, finance broker, stockbroker, insurance broker, lending specialist, home loan specialist, mortgage adviser, mortgage loan officer, mortgage consultant, home lending specialist, commercial lending manager, loan broker, home loan consultant, insurance broker assistant, broker insurance',
    tasks:
      'learn what a client needs, compare loans or policies, lodge applications, talk with lenders and insurers, keep records',
    skills: 'mortgage broking, insurance broking, loan structuring',
    fields: 'mortgage broking, finance and mortgage broking, insurance broking',
    related: '552, 2223',
  }),
  occupation('2222', 'Financial Dealers', {
    label: 'trading and markets',
    titles:
      'trader, trading analyst, commodities trader, financial market dealer, quantitative analyst, liquidity analyst, foreign exchange dealer, equities trader, derivatives trader, graduate trader, trading assistant, quantitative trader, algorithmic trader, market maker, dealing assistant, trade execution analyst',
    tasks:
      'buy and sell shares, currencies and commodities, model prices and risk, watch markets, settle what was traded, keep to limits',
    skills: 'algorithmic trading, derivatives pricing, market making, stochastic calculus',
    fields: 'financial mathematics, quantitative finance, financial engineering',
    related: '',
  }),
  occupation('2223', 'Financial Investment Advisers and Managers', {
    label: 'financial advice',
    titles:
      'financial planner, financial adviser, financial advisor, paraplanner, wealth adviser, wealth advisor, wealth manager, financial services representative, financial consultant, investment adviser, investment advisor, private client adviser, financial planning assistant, client services officer financial planning, wealth relationship manager, relationship manager wealth, private banker, wealth planner, investment consultant',
    tasks:
      'learn about a client’s money and aims, write statements of advice, review portfolios, explain risk, keep to the code',
    skills: 'financial planning, statements of advice, wealth management, xplan',
    fields: 'financial planning, financial advice',
    related: '222, 2221, 552',
  }),
  occupation('223', 'Human Resource and Training Professionals', {
    label: 'human resources',
    titles:
      'people and change advisor, people consultant, hr consultant, reward analyst, people advisor, people and culture business partner, hr specialist, workforce analyst, people and culture, human resources, human resources officer, hr officer, hr advisor, hr adviser, hr generalist, hr coordinator, human resources coordinator, human resources advisor, hr business partner, hrbp, people and culture advisor, people and culture coordinator, people and culture officer, workplace relations adviser, employee relations, hr graduate, hr intern, remuneration analyst, people partner, wellbeing advisor, return to work coordinator, injury management, benefits administrator, benefits specialist, compensation analyst, hr analyst, hr associate, people operations, people operations specialist, hr executive, officer hr, hr management trainee, compensation and benefit, employee engagement, hr operation, industrial relations officer, human capital, talent management, recursos humanos, analista de recursos humanos, analista de rh, generalista de recursos humanos, psicologa organizacional, psicologo organizacional',
    tasks:
      'hire and induct people, advise managers on employment law, keep records of staff, run performance and training, settle grievances',
    skills:
      'human resources, employee relations, onboarding, performance management, fair work act, industrial relations, hris',
    fields:
      'human resources, human resource management, industrial relations, employment relations, organisational psychology, hrm, human resources management',
    related: '5994, 1323, 2233',
  }),
  occupation('2231', 'Human Resource Professionals, recruitment', {
    label: 'recruitment',
    titles:
      'talent acquisition partner, ta and onboarding, ta specialist, recruitment consultant, recruiter, talent acquisition specialist, talent acquisition, recruitment coordinator, recruitment officer, resourcing consultant, 360 recruitment consultant, talent specialist, recruitment specialist, staffing specialist, technical recruiter, recruiting coordinator, executive recruiter, sourcing specialist, talent sourcer, it recruiter, recruitment partner, agency recruiter, recruitment executive, recruitment intern, staffing executive, headhunter, sourcer, recruitment associate, recruitment analyst, recruitment advisor',
    tasks: 'write ads, search for and ring candidates, interview, present them to managers, agree on terms',
    skills: 'recruitment, talent acquisition, candidate sourcing, interviewing candidates',
    fields: 'recruitment, talent management, staffing, human resources, human resource management',
    related: '223, 5994',
  }),
  occupation('2233', 'Training and Development Professionals', {
    label: 'staff training',
    titles:
      'training officer, learning and development, learning and development coordinator, ict trainer, corporate trainer, training specialist, training coordinator, training manager, learning and development manager, learning and development specialist, learning and development advisor, learning and development consultant, training consultant, training and development officer, training and development specialist, staff trainer, training facilitator, training administrator, onboarding specialist, sales trainer, process trainer, soft skill trainer, training executive, end user trainer, sap trainer, voice trainer, l and d',
    tasks:
      'find out what staff need to learn, write and run courses, keep records of training, coach, measure what was learnt',
    skills: 'training delivery, training needs analysis, facilitation, learning and development',
    fields: 'training and development, adult education, human resource development',
    related: '223, 249, 242',
  }),
  occupation('2241', 'Actuaries, Data Scientists, Mathematicians and Statisticians', {
    label: 'data science and statistics',
    titles:
      'business intelligence, business intelligence developer, bi consultant, bi specialist, reporting specialist, reports developer, data analytics, data science, analytics, insights and analytics, statistical analyst, statistical programmer, sas programmer, data architect, data intelligence, data visualiser, spatial data analyst, quantitative data analyst, information analyst, data warehouse, data warehouse developer, etl developer, informatica developer, analytics developer, actuarial, data modeller, insights manager, data analyst, data scientist, statistician, actuary, actuarial analyst, mathematician, biostatistician, business intelligence analyst, bi analyst, bi developer, insights analyst, reporting analyst, machine learning engineer, analytics consultant, data engineer, quantitative researcher, research analyst, power bi developer, analytics engineer, ai engineer, customer insights analyst, marketing analyst, data specialist, digital analyst, data visualisation specialist, pricing analyst, tableau developer, analytics manager, data intern, ml engineer, machine learning intern, ai intern, deep learning engineer, nlp engineer, computer vision engineer, mis executive, mis analyst, mis officer, data visualisation analyst, decision scientist, data trainee, data quality analyst, data associate, big data developer',
    tasks:
      'clean and join data, build dashboards and reports, test ideas with statistics, train models, explain findings to people who decide',
    skills:
      'data analysis, statistics, machine learning, power bi, tableau, r, python, sql, data modelling, data science, spss, sas, data visualisation, deep learning, pandas, etl',
    fields:
      'data science, analytics, business analytics, statistics, mathematics, actuarial, data analytics, artificial intelligence, machine learning, information technology',
    related: '2611, 2613, 262, 222',
  }),
  occupation('2244', 'Intelligence and Policy Analysts', {
    label: 'policy analysis',
    titles:
      'policy analyst, policy officer, policy adviser, policy advisor, intelligence officer, intelligence analyst, research officer policy, senior policy officer, policy and research officer, regulatory affairs officer, legislative aide, policy aide, policy intern, parliamentary intern, policy researcher',
    tasks:
      'research options for government, write briefs and submissions, consult the public, review laws and programs, watch threats and trends',
    skills: 'policy analysis, policy development, ministerial briefing, stakeholder consultation',
    fields:
      'public policy, political science, international relations, public administration, criminology, international studies',
    related: '2247, 2249',
  }),
  occupation('2245', 'Land Economists and Valuers', {
    label: 'property development and valuation',
    titles:
      'valuer, property valuer, land economist, assistant valuer, property analyst, quantity valuer, property development analyst, development manager, assistant development manager, development analyst, land acquisition analyst, valuation analyst real estate, valuation analyst commercial real estate, property valuation assistant, real estate analyst, land acquisition officer',
    tasks:
      'inspect and value property, study land markets, write valuation reports, plan developments and their returns, advise on the use of land',
    skills: 'property valuation, feasibility studies',
    fields: 'property, property economics, valuation, land economics',
    related: '612, 222',
  }),
  occupation('2246', 'Librarians, Archivists, Curators and Records Managers', {
    label: 'libraries, archives and records',
    titles:
      'records coordinator, records management coordinator, records management, librarian, archivist, curator, records manager, records officer, gallery curator, information manager, records management officer, health information manager, digital archivist, curatorial assistant, curatorial intern, museum intern, archive assistant, library intern',
    tasks:
      'catalogue and keep collections, help readers find sources, arrange exhibitions, keep records and their disposal, digitise holdings',
    skills: 'records management, cataloguing, archiving, collection management',
    fields: 'library, information management, museum studies, archives',
    related: '599, 399',
  }),
  occupation('2247', 'Management and Organisation Analysts', {
    label: 'business and process analysis',
    titles:
      'business improvement, change consultant, costing consultant, operations improvement, management consultant, consultant strategy, organisation analyst, change manager, change analyst, organisational change, business improvement analyst, process analyst, strategy analyst, methods analyst, business consultant, strategy consultant, improvement specialist, transformation analyst, operational excellence, process improvement specialist, business transformation analyst, management analyst, operations consultant, business process analyst, monitoring and evaluation, m and e, business analyst strategy, business analyst operation, strategy and operation analyst, strategy associate, strategy intern, consulting analyst, consulting intern, management trainee strategy, business operations analyst, business process consultant, process excellence, lean consultant, management consulting',
    tasks:
      'study how an organisation works, redesign processes, prepare change and training, write cases for decisions, present findings',
    skills: 'change management, process improvement, six sigma, strategic planning, business process mapping',
    fields: 'business administration, management, commerce, economics, mba',
    related: '2611, 511, 2244',
  }),
  occupation('2249', 'Other Information and Organisation Professionals', {
    label: 'compliance, liaison and migration advice',
    titles:
      'liaison officer, electorate officer, migration agent, patent examiner, community engagement officer, engagement officer, regulatory officer, compliance analyst, compliance officer, risk and compliance officer, governance officer, migration consultant, sustainability analyst, esg analyst, privacy officer, regulatory affairs associate, regulatory affairs executive, regulatory affairs specialist, regulatory affairs intern, compliance executive, compliance associate, compliance intern, esg intern, immigration consultant, visa consultant',
    tasks:
      'advise on rules and applications, prepare forms and evidence, forecast the economy, speak with communities, watch that rules are kept',
    skills: 'compliance, governance, migration law, anti money laundering, esg reporting',
    fields: 'migration law, governance, compliance, sustainability',
    related: '2244, 271',
  }),
  occupation('2243', 'Economists', {
    label: 'economics',
    titles:
      'economist, economic analyst, senior advisor economics, economics graduate, graduate economist, health economist, agricultural economist, economic consultant, research economist, economic policy intern, economic research intern, economics research assistant, economic researcher',
    tasks:
      'forecast the economy, measure what a policy would do, build models, write reports, explain figures to people who decide',
    skills: 'econometrics, economic modelling, cost benefit analysis',
    fields: 'economics, econometrics, business economics',
    related: '222, 2244, 2241',
  }),
  occupation('2251', 'Advertising and Marketing Professionals', {
    label: 'marketing',
    titles:
      'digital advertising, social media advisor, digital coordinator, digital marketing executive, marketing and communications specialist, crm cx specialist, advertising intern, media executive, social media, email marketing specialist, marketing administrator, marketing consultant, marketing coordinator, marketing specialist, marketing assistant, marketing officer, digital marketing, digital marketing coordinator, digital marketing specialist, digital marketer, social media coordinator, social media manager, social media specialist, content creator, seo specialist, seo, ppc specialist, media buyer, media planner, market research analyst, advertising account executive, marketing executive, brand coordinator, product marketing, growth marketer, performance marketing, marketing intern, content marketing, campaign coordinator, email marketing, ecommerce coordinator, e-commerce specialist, ecommerce manager, crm marketing, trade marketing, marketing graduate, marketing advisor, campaign manager, paid media specialist, content strategist, content specialist, marketing and communications, marketing and events, marketing associate, marketing analyst digital, digital media manager, digital media specialist, digital media coordinator, digital media intern, digital media planner, digital media, content manager, digital marketing intern, social media intern, social media marketing, marketing communications specialist, marketing communications coordinator, brand specialist, brand associate, advertising coordinator, advertising assistant, media strategist, media supervisor, media coordinator, paid search specialist, sem specialist, digital strategist, digital campaign manager, associate media planner, media buying, ppc executive, sem executive, smm, influencer marketing, brand executive, assistant brand manager, account executive advertising, account executive creative, account manager advertising, digital marketing analyst, growth executive, growth marketing, marketing communications officer, marketing communications intern, content lead, e commerce executive, e commerce intern, e commerce operation, marketplace executive, kol specialist, live streaming host, livestream operator, xiaohongshu, wechat operation, content operation, user operation, marketing trainee, event and marketing, brand strategist, programmatic, affiliate marketing, crm executive, email marketer, social content, community manager, marketing and sales coordinator, marketing research intern, market researcher, content coordinator, content and social coordinator, content and socials coordinator, content creator intern, community manager redes, analista de marketing, asistente de marketing, coordinador de marketing, coordinadora de marketing, ejecutiva de marketing',
    tasks:
      'plan and run campaigns, post to social media, write and place content, measure clicks and sales, brief designers and agencies',
    skills:
      'digital marketing, social media marketing, seo, google ads, google analytics, content marketing, email marketing, market research, facebook ads, mailchimp, hubspot, brand management, campaign management, copywriting, sem',
    fields: 'marketing, digital marketing, advertising, communications, media',
    related: '2253, 2324, 131, 212, 2124',
  }),
  occupation('2253', 'Public Relations Professionals', {
    label: 'communications and public relations',
    titles:
      'communications consultant, communication consultant, communications executive, communications lead, public relations officer, pr consultant, pr account executive, communications officer, communications coordinator, communications advisor, communications adviser, media officer, media adviser, corporate communications, internal communications, communications specialist, pr coordinator, fundraising officer, fundraiser coordinator, publicist, communications manager, stakeholder engagement officer, public relations specialist, public relations intern, public relations coordinator, public relations assistant, public relations account executive, public relations consultant, public relations associate, communications intern, communications assistant, communications associate, communication specialist, communication officer, public affairs officer, public affairs specialist, public information officer, media relations specialist, pr specialist, pr intern, pr executive, pr assistant, community relations coordinator, development officer fundraising, pr account coordinator, account coordinator pr, account coordinator edelman, public affairs intern, media relations officer, communications trainee, communications and outreach officer',
    tasks:
      'write releases and newsletters, answer journalists, plan events and launches, keep an organisation’s name, report on coverage',
    skills: 'public relations, media relations, corporate communications, press releases',
    fields: 'public relations, communications, journalism, media',
    related: '2251, 212, 2124',
  }),
  occupation('2254', 'Technical Sales Representatives', {
    label: 'business development and account management',
    titles:
      'b2b sales, customer acquisition, business development coordinator, sales development, account manager, medical sales rep, pharma sales rep, pharmaceutical sales rep, overseas sales, export sales, medical sales representative, pharmaceutical sales representative, sales development representative, sdr, business development representative, bdr, account executive, territory manager, business development executive, business development, inside sales, key account executive, clinical specialist sales, customer success manager, medical representative, territory sales manager, business development consultant, medical rep, pharma sales representative, b2b sales executive, corporate sales executive, area business manager, institutional sales, territory sales executive, sales officer fmcg, product specialist pharma, partnership executive, account management intern, medical sales executive, therapy manager, sales executive b2b, client partner, territory business manager',
    tasks:
      'find and visit business customers, show what a product does, write quotes and tenders, keep accounts growing, report the pipeline',
    skills:
      'b2b sales, account management, lead generation, salesforce, cold calling, business development, negotiation, crm',
    fields: 'sales, business, commerce, marketing',
    related: '611, 131, 621',
  }),
  occupation('2252', 'ICT Sales Professionals', {
    label: 'technical and software sales',
    titles:
      'presales, presales consultant, solution sales, sales engineer, technical sales, technical sales representative, ict sales representative, ict account manager, software sales, saas sales, industrial sales representative, pre sales consultant, pre sales engineer, solutions engineer sales, technical account manager, it sales executive, it sales representative, it account manager, software account executive, sales consultant technical, inside sales saas, inside sales representative saas, inside sales rep saas, software sales executive, it sales, application engineer sales',
    tasks:
      'learn what a business needs, show how a product works, write technical quotes and tenders, work with engineers, keep accounts growing',
    skills: 'presales, solution selling, technical sales, product demonstrations, saas sales',
    fields: 'technical sales',
    related: '2254',
  }),
  occupation('271', 'Legal Professionals', {
    label: 'law',
    titles:
      'lawyer, solicitor, barrister, graduate lawyer, legal counsel, in house counsel, law graduate, judge, magistrate, associate lawyer, special counsel, corporate counsel, judge’s associate, prosecutor, intellectual property lawyer, family lawyer, litigation lawyer, attorney, abogada, abogado, advogada, advogado, advocate, junior advocate, legal associate, associate corporate law, junior associate law, law intern, articling student, legal trainee, legal consultant, litigation associate, law associate, legal adviser, legal advisor, ',
    tasks:
      'advise clients on law, draft contracts and pleadings, research cases, negotiate settlements, appear in court',
    skills:
      'legal research, legal drafting, litigation, contract law, admission to practice, commercial law, family law',
    fields: 'law, laws, juris doctor, legal practice',
    related: '5991, 2249',
  }),
  occupation('272', 'Social Professionals', {
    label: 'translating, interpreting and social research',
    titles:
      'interpreter, translator, historian, minister of religion, chaplain, pastoral carer, anthropologist, sociologist, youth pastor, parole officer researcher, auslan interpreter, localisation specialist, translation intern',
    tasks:
      'put speech and text into another language, study societies, lead worship and care for a congregation, write reports, check the meaning with both sides',
    skills: 'interpreting, translation, naati, pastoral care',
    fields: 'translation, interpreting, linguistics, theology, sociology, anthropology',
    related: '2721',
  }),
  occupation('2721', 'Counsellors', {
    label: 'counselling',
    titles:
      'counsellor, wellbeing officer, counselor, school counsellor, drug and alcohol counsellor, rehabilitation counsellor, rehabilitation consultant, career counsellor, careers adviser, family counsellor, student counsellor, aod counsellor, relationship counsellor, careers counsellor, therapist counsellor, student adviser, student wellbeing officer, counselling intern',
    tasks:
      'listen to clients one on one, assess needs and risk, plan goals together, run groups, keep case notes and refer',
    skills: 'counselling, motivational interviewing, trauma informed care, rehabilitation counselling',
    fields: 'counselling, psychology, social work, rehabilitation counselling',
    related: '2723, 2725, 4117',
  }),
  occupation('2723', 'Psychologists', {
    label: 'psychology',
    titles:
      'cognitive behavioural therapist, assistant psychologist, child psychologist, mental health therapist, cbt therapist, psychologist, provisional psychologist, clinical psychologist, organisational psychologist, registered psychologist, psychotherapist, school psychologist, behaviour support practitioner, behaviour therapist, aba therapist, psychology intern, counselling psychology, psychology trainee, psychology assistant, psicologa, psicologo',
    tasks:
      'assess thinking and behaviour, give therapy, write reports and plans, work with families and teachers, measure progress',
    skills: 'psychology, cognitive behavioural therapy, psychological assessment, positive behaviour support',
    fields:
      'clinical psychology, professional psychology, organisational psychology, psychology, psychological science',
    related: '2721, 2725',
  }),
  occupation('2725', 'Social Workers and Welfare Professionals', {
    label: 'social work',
    titles:
      'social worker, case manager, case worker, caseworker, welfare officer, community development officer, child protection practitioner, child protection officer, family support practitioner, parole officer, probation officer, recreation officer, community engagement worker, hospital social worker, support coordinator, ndis support coordinator, family dispute practitioner, intake officer, mental health clinician, domestic violence practitioner, homelessness case manager, refugee case worker, community programs coordinator, youth programs officer, local area coordinator, family practitioner, mental health social worker, social work placement, social work intern, social work student, msw intern, case management intern, child protection intern, refugee settlement officer',
    tasks:
      'assess people and families in need, plan and coordinate support, keep children safe, write court and case reports, build community programs',
    skills:
      'social work, case management, child protection, community development, crisis intervention, risk assessment clients, aasw',
    fields: 'social work, human services, community services, community development, social welfare',
    related: '4117, 2721, 2723',
  }),
];
