import type { TradeRow } from './trade-row.ts';

/** Computing, engineering, design and science. */
export const technical: readonly TradeRow[] = [
  [
    'software tester, qa tester, test analyst, qa analyst, manual tester, automation tester',
    'Plan and run tests of new features; Write and keep automated checks; Report defects so that they can be repeated; Retest fixes before a release; Say what is ready and what is not',
    'test automation, Selenium, regression testing, test cases, Jira',
  ],
  [
    'laboratory technician, lab technician, laboratory assistant, lab assistant, laboratory analyst',
    'Receive, label and prepare samples; Run tests and operate instruments; Calibrate and clean equipment; Record and check results; Keep the laboratory stocked and safe',
    'sample preparation, calibration, laboratory safety, record keeping, quality control',
  ],
  [
    'civil engineer, graduate civil engineer, junior civil engineer, civil design engineer',
    'Help design roads, drains and structures; Check drawings and loads; Inspect works on site; Work out quantities for estimates; Arrange tests of soil and concrete',
    'structural analysis, AutoCAD, Civil 3D, 12d, geotechnical engineering',
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
    'software developer, software engineer, web developer, junior developer, full stack developer, front end developer, back end developer, junior software developer, graduate software engineer',
    'Write, test and review code; Build features from a description to release; Find and fix defects; Talk with designers and users about what is needed; Document how things work',
    'JavaScript, Git, SQL, automated testing, code review',
  ],
  [
    'it support officer, it support technician, help desk officer, helpdesk, help desk, l1 helpdesk, l2 helpdesk, l3 helpdesk, it helpdesk, service desk analyst, desktop support technician, ict support officer, it support, it technician, level 1 support, level 2 support, service desk officer',
    'Answer calls and tickets about computers, phones and accounts; Find faults and fix them remotely or at the desk; Set up devices, software and access; Pass on what needs a specialist and follow it up; Write guides and keep the list of equipment',
    'Active Directory, Microsoft 365, networking basics, ticketing systems, customer service',
  ],
  [
    'network engineer, junior network engineer, network administrator, systems administrator, server administrator, sysadmin',
    'Set up and look after switches, firewalls and servers; Watch performance and find faults; Patch systems and test backups; Give and remove access; Write down how things are set up',
    'networking, Windows Server, Linux, firewalls, scripting',
  ],
  [
    'devops engineer, cloud engineer, site reliability engineer, platform engineer, aws engineer, azure engineer',
    'Automate builds, tests and releases; Describe servers and networks as code; Watch services and answer alarms; Find why something failed and prevent the next time; Help developers run what they build',
    'AWS, Kubernetes, Terraform, Linux, CI/CD',
  ],
  [
    'cyber security analyst, security analyst, information security analyst, soc analyst, penetration tester',
    'Watch alerts and sort real attacks from noise; Investigate incidents and contain them; Scan for weaknesses and follow up their repair; Test controls and write reports; Teach staff how attacks work',
    'SIEM, incident response, vulnerability scanning, networking, scripting',
  ],
  [
    'mobile developer, android developer, ios developer, react native developer, flutter developer, app developer',
    'Build and test apps for phones and tablets; Connect them to services and store data safely; Find and fix crashes and slow screens; Prepare releases for the app stores; Work with designers on how screens look and move',
    'Kotlin, Swift, React Native, REST APIs, Git',
  ],
  [
    'game developer, game programmer, unity developer, game designer',
    'Build game play, menus and tools; Bring in art, sound and animation; Test on devices and fix faults; Measure and improve speed; Try ideas with players and change them',
    'Unity, C#, Unreal Engine, Git, debugging',
  ],
  [
    'product manager, product owner, scrum master, agile coach',
    'Learn what users need and what the business wants; Order the backlog and explain why; Write stories that can be tested; Bring designers and developers together; Measure what a release changed',
    'backlog management, user stories, stakeholder management, Jira',
  ],
  [
    'rf engineer, radio frequency engineer, telecommunications engineer, telecom engineer, wireless engineer',
    'Plan coverage and capacity of radio sites; Model and measure signals; Tune antennas and parameters; Find interference and faults; Write site and test reports',
    'radio planning tools, drive testing, LTE and 5G, antennas, Python',
  ],
  [
    'telecommunications technician, telecom technician, nbn technician, data cabler, communications technician, fibre technician',
    'Run, join and test copper and fibre cable; Install sockets, racks and modems; Find and mend faults; Work safely in pits, roofs and at heights; Record tests and explain the service to customers',
    'cabling registration, fibre splicing, testing, driver licence',
  ],
  [
    'mechanical engineer, graduate mechanical engineer, design engineer mechanical, junior mechanical engineer',
    'Design parts and assemblies and check their strength; Make drawings and models; Choose materials and suppliers; Test prototypes and write up results; Help workshops and sites solve problems',
    'SolidWorks, AutoCAD, finite element analysis, drawings, project coordination',
  ],
  [
    'electrical engineer, graduate electrical engineer, junior electrical engineer, power systems engineer, control systems engineer',
    'Design power, control or lighting systems; Make calculations, drawings and schedules; Program and test controllers; Inspect and commission on site; Check work against the standards',
    'AutoCAD, power systems, PLC programming, AS/NZS 3000, testing',
  ],
  [
    'quantity surveyor, graduate quantity surveyor, cost estimator, estimator, cost planner, junior estimator',
    'Measure quantities from drawings; Price work and compare tenders; Prepare cost plans and claims; Value variations and progress on site; Report costs against the budget',
    'measurement, cost planning, CostX, Excel, contracts',
  ],
  [
    'draftsperson, drafter, cad operator, architectural drafter, cad drafter, structural drafter, civil drafter',
    'Draw plans, sections and details; Change drawings after mark-ups; Build models and check for clashes; Measure what exists on site; Keep files, sheets and versions in order',
    'AutoCAD, Revit, building codes, drawing standards',
  ],
  [
    'architect, graduate architect, student architect, architectural assistant, architecture student',
    'Sketch and develop designs; Draw plans, models and details; Prepare planning and building applications; Choose materials and coordinate consultants; Visit sites and answer builders',
    'Revit, AutoCAD, SketchUp, building codes, documentation',
  ],
  [
    'interior designer, interior decorator, junior interior designer',
    'Talk with clients about how they live or work; Draw layouts, joinery and lighting plans; Choose colours, finishes and furniture; Prepare boards, models and schedules; Order and check work on site',
    'space planning, Revit, SketchUp, materials, client presentations',
  ],
  [
    'food technologist, quality assurance technician, qa technician, quality control technician, quality assurance officer',
    'Take samples and test products; Check labels, weights and temperatures; Keep food safety and quality records; Look into complaints and faults; Help with audits and new recipes',
    'HACCP, sampling, record keeping, food safety',
  ],
  [
    'environmental scientist, environmental consultant, environmental officer, graduate environmental scientist, ecologist',
    'Sample soil, water, air, plants or animals; Assess effects of projects and write reports; Map and analyse data; Advise on rules and permits; Check that sites keep to conditions',
    'field sampling, GIS, report writing, environmental law, driver licence',
  ],
  [
    'geotechnical technician, soil technician, geotechnical field technician, soil tester',
    'Sample soil and rock on site; Run compaction, moisture and strength tests; Log boreholes and set up instruments; Calibrate equipment; Record results and write test reports',
    'soil testing, site work, record keeping, driver licence, White Card',
  ],
  [
    'hydrographic surveyor, marine surveyor hydrographic',
    'Plan and run surveys from a boat; Set up sonar, positioning and tide gauges; Check and clean depth data; Draw charts and models of the sea floor; Report dangers and keep equipment calibrated',
    'multibeam sonar, GNSS, data processing, sea survival',
  ],
];
