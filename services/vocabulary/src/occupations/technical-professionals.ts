import { type Occupation, occupation } from './occupation.ts';

/** Sub-major groups 23 and 26: design, engineering, science, transport, computers. */
export const technicalProfessionals: readonly Occupation[] = [
  occupation('231', 'Air and Marine Transport Professionals', {
    label: 'flying and shipping',
    titles:
      'pilot, aeroplane pilot, helicopter pilot, flight instructor, air traffic controller, ship master, ship’s officer, marine engineer, deck officer, first officer, marine pilot, drone pilot, marine surveyor',
    tasks:
      'fly aircraft or navigate ships, plan routes and weather, check equipment before departure, direct traffic in the air, train crews',
    skills: 'commercial pilot licence, navigation, flight planning, master ticket',
    fields: 'aviation, maritime, nautical science, flight operations',
    related: '2339',
  }),
  occupation('2321', 'Architects and Interior Designers', {
    label: 'architecture and interior design',
    titles:
      'architect, graduate architect, architectural graduate, landscape architect, interior designer, interior decorator, student architect, project architect, interior architect, kitchen designer, landscape designer, bim coordinator, architectural assistant, revit architect, architecture student, architectural intern, junior architect, architect intern, arquitecta, arquitecto, arquiteto, arquiteta, architectural designer, interior design intern, architectural trainee, architectural drafter designer, interior stylist, landscape architecture intern, ',
    tasks:
      'design buildings and interiors, draw plans and models, choose materials, lodge applications, follow the work on site',
    skills:
      'architecture, revit, archicad, sketchup, interior design, rhino, building design, landscape architecture, ncc',
    fields: 'architecture, interior design, landscape architecture, architectural design',
    related: '312, 2326, 2324',
  }),
  occupation('2322', 'Surveyors and Spatial Scientists', {
    label: 'surveying and mapping',
    titles:
      'surveyor, survey technician, civil survey technician, land surveyor, gis analyst, gis officer, cartographer, spatial analyst, engineering surveyor, mine surveyor, survey assistant, graduate surveyor, spatial scientist, geospatial analyst, cadastral surveyor, gis intern, gis technician, gis engineer, gis specialist, remote sensing analyst, survey engineer, geomatics engineer',
    tasks:
      'measure land and sites, set out construction, map and analyse spatial data, process images and point clouds, draw plans of boundaries',
    skills: 'gis, surveying, arcgis, qgis, remote sensing, total station, geospatial analysis',
    fields: 'surveying, geospatial, spatial science, geomatics, geography',
    related: '2332, 312',
  }),
  occupation('2324', 'Graphic, Web, Fashion and Industrial Designers', {
    label: 'graphic, web and fashion design',
    titles:
      'graphic designer, graphic artist, web designer, ux designer, ui designer, ui ux designer, ux ui designer, product designer, digital designer, illustrator, fashion designer, industrial designer, multimedia designer, visual designer, creative designer, junior designer, finished artist, mac operator, jewellery designer, ux researcher, interaction designer, creative director, art director, senior designer, digital designer intern, packaging designer, textile designer, game artist, 3d artist, presentation designer, user experience designer, design intern, service designer, designer, assistant designer, apparel designer, production artist, freelance designer, technical designer apparel, layout artist, graphics designer, graphic design trainee, visualiser, visualizer, dtp operator, ux intern, ui intern, uiux designer, brand designer, motion graphic intern, social media designer, game designer, 3d modeller, ux specialist, creative intern, disenador grafico, disenadora grafica, disenador, disenadora, designer grafico',
    tasks:
      'design layouts and brands, draw screens and prototypes, prepare artwork for print and web, test designs with users, present concepts',
    skills:
      'graphic design, adobe creative suite, photoshop, illustrator, indesign, figma, user experience design, typography, wireframing, user interface design, fashion design, prototyping, adobe creative cloud, branding',
    fields:
      'graphic design, design, visual communication, digital media, fashion, industrial design, multimedia, user experience, communication design',
    related: '212, 2251, 2613, 392',
  }),
  occupation('2326', 'Urban and Regional Planners', {
    label: 'town planning',
    titles:
      'town planner, urban planner, planner urban, transport planner, planning officer, statutory planner, strategic planner, regional planner, urban designer, development assessment officer, graduate town planner, planning consultant, development manager planning, student planner, planning intern, assistant planner',
    tasks:
      'assess development applications, write planning reports, consult residents, map land uses, plan roads and centres',
    skills: 'urban planning, town planning, development assessment, land use planning',
    fields: 'urban planning, town planning, urban and regional planning, urban design, planning',
    related: '2321, 2343',
  }),
  occupation('2331', 'Chemical and Materials Engineers', {
    label: 'chemical and materials engineering',
    titles:
      'chemical engineer, process engineer, materials engineer, process safety engineer, graduate chemical engineer, polymer engineer, corrosion engineer, process design engineer, graduate engineer trainee chemical, chemical engineering intern, process engineering intern, production engineer chemical, petrochemical engineer, materials engineering intern, refinery engineer, ingeniero quimico, ingeniera quimica, engenheiro quimico, ingeniero de procesos',
    tasks:
      'design and improve chemical processes, run trials in a plant, balance mass and energy, test materials, keep processes safe',
    skills:
      'chemical engineering, process engineering, aspen hysys, process control, process safety, materials science',
    fields:
      'chemical engineering, process engineering, materials engineering, petrochemical engineering, petrochemical and natural gas engineering, petroleum refining, process engineering',
    related: '2335, 2342, 2336, 2339',
  }),
  occupation('2332', 'Civil Engineering Professionals', {
    label: 'civil engineering',
    titles:
      'hydraulic design engineer, water graduate engineer, civil engineer, transport engineer, site engineer, graduate civil engineer, project engineer, traffic engineer, water engineer, drainage engineer, pavement engineer, hydraulic engineer, graduate engineer civil, rail engineer, construction engineer, hydrologist engineer, field engineer construction, planning engineer, highway engineer, execution engineer, resident engineer, junior engineer civil, sub engineer, assistant engineer civil, overseer civil, civil engineering intern, civil intern, civil project engineer, roads engineer, civil works engineer, civil engineering cadet, project engineer civil, project engineer construction, ingeniero civil, ingeniera civil, engenheiro civil, engenheira civil',
    tasks:
      'design roads and drainage, check drawings and quantities, choose materials, supervise works on site, test concrete',
    skills: 'civil engineering, autocad civil 3d, civil 3d, 12d, surveying, hydraulics, traffic engineering',
    fields:
      'civil engineering, structural engineering, geotechnical engineering, construction management, civil, civil and structural engineering',
    related: '312, 1331, 2322, 511, 233212, 233214, 312114',
  }),
  occupation('233212', 'Geotechnical Engineers', {
    label: 'geotechnical engineering',
    titles:
      'geotechnical engineer, geotechnical consultant, tunnel engineer, tunnelling engineer, ground engineer, geotechnical design engineer, geotech engineer, geotechnical engineering intern, geotechnical field engineer',
    tasks:
      'log boreholes and test pits, test soil and rock, design footings and retaining walls, watch slopes and tunnels, write ground reports',
    skills: 'geotechnical engineering, soil mechanics, slope stability, plaxis',
    fields: 'geotechnical engineering, geotechnics',
    related: '2344',
  }),
  occupation('233214', 'Structural Engineers', {
    label: 'structural engineering',
    titles:
      'structural engineer, structural design engineer, structural designer, bridge engineer, bridge designer, facade engineer, structures engineer, structural engineering intern, structural design intern, structural drafter engineer, structural analysis engineer, civil engineer bridge, bridge design engineer',
    tasks:
      'design frames, slabs and bridges, calculate loads, check drawings and shop drawings, inspect structures, write certificates',
    skills: 'structural engineering, structural analysis, structural design, etabs, tekla, space gass',
    fields: 'structural engineering, civil and structural engineering, structural design',
    related: '312',
  }),
  occupation('2333', 'Electrical and Electronics Engineers', {
    label: 'electrical and electronics engineering',
    titles:
      'electrical engineer, electrical project engineer, project engineer electrical, electronics engineer, power systems engineer, graduate electrical engineer, embedded engineer, control systems engineer, automation engineer, instrumentation engineer, protection engineer, hardware engineer, rf engineer, electrical design engineer, plc programmer, firmware engineer, controls engineer, signalling engineer, electrical estimator, substation engineer, scada engineer, electrical design intern, electrical engineering intern, electrical intern, electrical trainee engineer, electrical maintenance engineer, electrical site engineer, graduate engineer trainee electrical, pcb designer, pcb design engineer, vlsi engineer, asic engineer, fpga engineer, embedded developer, embedded systems engineer, iot engineer, hardware design engineer, solar design engineer, solar engineer, electronics and communication engineer, junior engineer electrical, assistant engineer electrical, sub engineer electrical, electronics engineering intern, ev engineer, battery engineer, plc engineer, power engineer, electrical engineering trainee, analog design engineer, verification engineer, electronic design engineer, ingeniero electrico, engenheiro eletricista, ingeniero electronico',
    tasks:
      'design power and control systems, draw circuits, program controllers, test and commission equipment, write technical reports',
    skills:
      'electrical engineering, electronics, plc programming, embedded systems, power systems, scada, circuit design, pcb design, instrumentation, control systems, altium, vhdl',
    fields:
      'electrical engineering, electronic engineering, electronics, mechatronics, power engineering, electrical, electronics and communication, electronics and communication engineering',
    related: '2335, 312, 2633, 341',
  }),
  occupation('2335', 'Industrial, Mechanical and Production Engineers', {
    label: 'mechanical and production engineering',
    titles:
      'mechanical engineer, production engineer, industrial engineer, manufacturing engineer, graduate mechanical engineer, mechanical design engineer, maintenance engineer, reliability engineer, design engineer, mechatronics engineer, hvac engineer, plant engineer, quality engineer, building services engineer, robotics engineer, project engineer mechanical, continuous improvement engineer, field service engineer, mechanical services engineer, product engineer, r and d engineer, mechanical intern, mechanical engineering intern, graduate engineer trainee mechanical, diploma engineer trainee mechanical, mechanical design intern, npd engineer, engineer npd, quality control engineer, qc engineer, piping engineer, cad engineer, automobile engineer, automotive engineer, tooling engineer, shift engineer, utility engineer, thermal engineer, mep engineer, production supervisor engineer, junior engineer mechanical, assistant engineer mechanical, process improvement engineer, lean engineer, industrial engineering intern, cae engineer, fea engineer, r and d intern mechanical, mechanical project engineer, rotating equipment engineer, manufacturing intern, manufacturing engineering intern, supplier development engineer, ingeniero industrial, ingeniera industrial, ingeniero mecanico, engenheiro mecanico, ingeniero de produccion, engenheiro de producao, ingeniero de procesos industriales',
    tasks:
      'design machines and parts, calculate and simulate, improve production lines, plan maintenance, test prototypes',
    skills:
      'mechanical engineering, solidworks, finite element analysis, hvac, manufacturing engineering, ansys, catia, inventor, computer aided design, mechatronics, robotics, lean manufacturing',
    fields:
      'mechanical engineering, industrial engineering, manufacturing engineering, mechatronics, mechatronic engineering, production engineering, mechanical, mechatronics engineering, automotive engineering',
    related: '2333, 2339, 312, 323, 133',
  }),
  occupation('2336', 'Mining Engineers', {
    label: 'mining and petroleum engineering',
    titles:
      'mining engineer, petroleum engineer, drilling engineer, graduate mining engineer, mine planner, metallurgist, ventilation engineer, reservoir engineer, drill and blast engineer, mine planning engineer, mining engineering intern, vacation student mining, geotechnical engineer mining, mining trainee, drilling and blasting engineer, petroleum engineering intern',
    tasks:
      'plan open pits and underground mines, schedule extraction, design blasts, watch ground and ventilation, report reserves',
    skills: 'mine planning, mining engineering, drill and blast, metallurgy, petroleum engineering, surpac, deswik',
    fields: 'mining engineering, petroleum engineering, metallurgy',
    related: '2344, 2331, 712',
  }),
  occupation('2339', 'Other Engineering Professionals', {
    label: 'general engineering',
    titles:
      'engineer, graduate engineer, agricultural engineer, naval architect, engineering technologist, systems engineer, fire engineer, acoustic engineer, safety engineer, undergraduate engineer, engineering intern, wind engineer, energy engineer, renewable energy engineer, commissioning engineer',
    tasks:
      'apply engineering to a special field, model and test systems, write specifications, assess the effect on people and land, certify work',
    skills: 'systems engineering, engineering design, fire engineering, acoustics',
    fields: 'engineering, renewable energy, engineering science',
    related: '2332, 2333, 2335, 2331',
  }),
  occupation('233911', 'Aeronautical Engineers', {
    label: 'aerospace engineering',
    titles:
      'aerospace engineer, aeronautical engineer, avionics engineer, aircraft design engineer, aircraft structures engineer, flight test engineer, airworthiness engineer, propulsion engineer, aerospace engineering intern, aircraft engineer, aeronautical engineering intern, stress engineer aircraft',
    tasks:
      'design aircraft and their parts, calculate loads and flows, plan tests in flight, keep fleets airworthy, approve repairs',
    skills: 'aerospace engineering, aerodynamics, airworthiness, computational fluid dynamics',
    fields: 'aerospace engineering, aeronautical engineering, aerospace, avionics',
    related: '2335, 2339, 231',
  }),
  occupation('233913', 'Biomedical Engineers', {
    label: 'biomedical engineering',
    titles:
      'biomedical engineer, medical device engineer, clinical engineer, biomedical equipment engineer, rehabilitation engineer, biomedical engineering intern, bio medical engineer',
    tasks:
      'design and test medical devices, keep hospital equipment safe, calibrate and repair it, train staff, prepare approvals',
    skills: 'biomedical engineering, medical devices, iso 13485',
    fields: 'biomedical engineering, medical engineering, biomechanical engineering',
    related: '2339, 2333, 3123',
  }),
  occupation('233915', 'Environmental Engineers', {
    label: 'environmental engineering',
    titles:
      'environmental engineer, wastewater engineer, water treatment engineer, water process engineer, air quality engineer, environmental engineering intern, environment engineer, effluent treatment engineer, etp engineer, stp engineer, waste management engineer, graduate water engineer, esd consultant',
    tasks:
      'design treatment of water, waste and air, sample and model pollution, assess sites, prepare approvals, supervise clean-ups',
    skills: 'environmental engineering, wastewater treatment, water treatment, stormwater',
    fields: 'environmental engineering, water engineering, water and environmental engineering',
    related: '2339, 2331, 2332, 2343',
  }),
  occupation('2341', 'Agricultural and Forestry Scientists', {
    label: 'agricultural science',
    titles:
      'extension officer, research agronomist, agronomist, agricultural scientist, agricultural consultant, forester, soil scientist, horticulturist scientist, crop scientist, plant scientist, agronomy intern, agricultural adviser, viticulturist, agricultural technical officer, animal scientist, agriculture graduate, forest planner, agricultural research officer, agriculture officer, agricultural officer, agriculture intern',
    tasks:
      'run crop trials, advise growers on soil and pests, sample plants and soil, measure forests, write field reports',
    skills: 'agronomy, soil science, crop protection, plant science, precision agriculture',
    fields:
      'agricultural science, agriculture, forestry, plant science, horticulture science, agronomy, animal science',
    related: '121, 2343, 311, 841',
  }),
  occupation('2342', 'Chemists, and Food and Wine Scientists', {
    label: 'chemistry and food science',
    titles:
      'chemist, analytical chemist, food technologist, food scientist, winemaker, product development technologist, formulation chemist, industrial chemist, cellar hand scientist, quality technologist, food safety officer, qa technologist, new product development, assistant winemaker, flavourist, qc chemist, quality assurance graduate, quality assurance officer food, quality assurance food, regulatory and technical food, quality assurance executive food, food quality intern, qa executive food, product development food, qc analyst pharma, food technology intern, chemistry intern',
    tasks:
      'analyse samples with instruments, develop foods and wines and products, keep food safety plans, write methods, solve faults in production',
    skills:
      'analytical chemistry, food technology, food science, haccp, hplc, product development food, formulation, winemaking, sensory evaluation, gc ms, chemistry, food quality',
    fields: 'chemistry, food science, food technology, oenology, food and nutrition science, wine science',
    related: '311, 2331, 2345',
  }),
  occupation('2343', 'Environmental Scientists', {
    label: 'environmental science',
    titles:
      'ecology internship, conservation intern, ecology and conservation, conservation internship, environmental scientist, environmental consultant, ecologist, environmental officer, conservation officer, park ranger, environmental advisor, environmental adviser, sustainability officer, sustainability consultant, contaminated land consultant, water scientist, graduate environmental scientist, environmental planner, environment officer, sustainability advisor, natural resource officer, waste officer, environmental graduate, environment and sustainability, hydrologist, ranger, conservation field, ehs sustainability analyst, ehs and sustainability analyst, sustainability intern, environment intern, environmental intern, environmental science intern, wildlife officer, esg and sustainability, environmental compliance officer',
    tasks:
      'survey plants and animals, sample soil and water, assess impacts, prepare approvals, report emissions and waste',
    skills:
      'environmental science, environmental management, ecology, environmental impact assessment, contaminated land, sustainability, water quality, flora and fauna',
    fields:
      'environmental science, environmental management, ecology, conservation, sustainability, environment, marine science',
    related: '2339, 2344, 2341, 2326',
  }),
  occupation('2344', 'Geologists, Geophysicists and Hydrogeologists', {
    label: 'geology and groundwater',
    titles:
      'hydrologist groundwater, groundwater hydrologist, groundwater modeller, geologist, geophysicist, hydrogeologist, graduate geologist, exploration geologist, mine geologist, geoscientist, engineering geologist, resource geologist, geotechnician, field assistant geology, geochemist, pit technician, geology intern, mud logger, hydrogeology intern, geoscience intern',
    tasks:
      'log core and map rock, plan drilling, model orebodies and groundwater, sample in the field, write resource reports',
    skills: 'geology, core logging, leapfrog, geophysics, hydrogeology, resource modelling',
    fields: 'geology, geoscience, geophysics, earth science, earth sciences',
    related: '2336, 2343, 2332',
  }),
  occupation('2345', 'Life Scientists', {
    label: 'life sciences',
    titles:
      'analytical scientist, graduate analytical scientist, study director, phd scholarship, biomedical scientist research, research assistant, life scientist, biochemist, biotechnologist, microbiologist, molecular biologist, zoologist, botanist, marine biologist, biologist, research scientist, research officer, postdoctoral research fellow, research associate, bioinformatician, geneticist, clinical research associate, cra, clinical trials coordinator, clinical research coordinator, study coordinator, immunologist, neuroscientist, clinical trial assistant, research fellow science, bioprocess associate, research technician, bioprocess engineer, bioinformatics analyst, bioinformatics intern, junior research fellow, senior research fellow, jrf, phd researcher, project fellow, research scholar, research intern, biotech intern, biotechnology intern, microbiology intern, clinical trial associate, clinical research executive, research trainee, lab researcher, biology intern, scientific officer, cell culture scientist, pharmacovigilance associate, drug safety associate',
    tasks:
      'plan and run experiments, grow cells and cultures, analyse genes and proteins, coordinate trials, write papers and protocols',
    skills:
      'molecular biology, cell culture, pcr, microbiology, biochemistry, bioinformatics, genomics, flow cytometry, clinical trials, biotechnology, biology, good clinical practice, immunology',
    fields:
      'biotechnology, biology, biomedical science, microbiology, molecular biology, genetics, biochemistry, life science, life sciences, biological science, neuroscience, zoology, marine biology',
    related: '2346, 311, 2342, 2349',
  }),
  occupation('2346', 'Medical Laboratory Scientists', {
    label: 'medical laboratory science',
    titles:
      'medical laboratory scientist, medical scientist, pathology scientist, hospital scientist, histology scientist, haematology scientist, laboratory scientist, cytologist, embryologist, medical laboratory graduate, scientist pathology, blood bank scientist, anatomical pathology, medical technologist, clinical laboratory scientist, medical laboratory technologist, pathology intern, medical laboratory intern, mls intern, histotechnologist',
    tasks: 'test blood and tissue, run analysers and controls, report results, keep accreditation, cross-match blood',
    skills:
      'pathology, haematology, histology, medical laboratory science, laboratory skills, nata accreditation, transfusion',
    fields: 'medical laboratory science, laboratory medicine, biomedical science, medical science, pathology',
    related: '311, 2345',
  }),
  occupation('2347', 'Veterinarians', {
    label: 'veterinary medicine',
    titles:
      'veterinarian, vet, veterinary surgeon, veterinary officer, veterinary graduate, emergency veterinarian, mixed animal veterinarian, small animal veterinarian, medico veterinario, medica veterinaria, veterinary doctor, vet doctor',
    tasks: 'examine and treat animals, operate, prescribe medicine, advise owners, keep herds healthy',
    skills: 'veterinary science, veterinary surgery, small animal medicine, veterinary registration',
    fields: 'veterinary science, veterinary medicine, veterinary',
    related: '361',
  }),
  occupation('2349', 'Other Natural and Physical Science Professionals', {
    label: 'exercise science',
    titles:
      'exercise physiologist, exercise scientist, aep, physicist, meteorologist, metallurgist scientist, conservator, medical physicist, scientist, graduate scientist, respiratory scientist, sleep scientist, cardiac physiologist, sports scientist, strength and conditioning coach, clinical measurement scientist, accredited exercise physiologist',
    tasks:
      'measure how bodies or matter behave, prescribe exercise to patients, run tests and instruments, interpret results, write reports for doctors and clients',
    skills:
      'exercise physiology, physics, sports science, essa accreditation, exercise prescription, strength and conditioning',
    fields:
      'exercise science, exercise physiology, sport science, sports science, clinical exercise physiology, exercise and sport science, human movement',
    related: '2525, 452, 2345, 423314',
  }),
  occupation('2611', 'ICT Business and Systems Analysts', {
    label: 'IT business analysis',
    titles:
      'clinical systems analyst, systems support analyst, business systems support, workflow analyst, service now consultant, servicenow architect, sap fico, netsuite, technical ba, crm specialist, digital ba, functional lead, agile coach, delivery lead, business analyst, ba, systems analyst, ict business analyst, technical business analyst, functional analyst, erp consultant, sap consultant, salesforce consultant, salesforce administrator, functional consultant, solution consultant, it analyst, business systems analyst, dynamics consultant, scrum master, agile business analyst, crm analyst, salesforce business analyst, process and systems analyst, digital business analyst, application analyst, implementation consultant, erp analyst, netsuite consultant, servicenow consultant, product analyst, it consultant, d365 consultant, dynamics 365 consultant, dynamics 365 f and o consultant, dynamics f and o consultant, sap mm consultant, sap sd consultant, sap fi consultant, erp executive, erp implementation, product owner analyst, sap analyst, sap associate consultant, business technology analyst',
    tasks:
      'gather what users need, write requirements and stories, map processes, test what was built, work between business and developers',
    skills:
      'business analysis, requirements gathering, user stories, agile, jira, uml, process mapping, sap, salesforce administration, user acceptance testing, confluence',
    fields:
      'information systems, business information systems, information technology, business analysis, computer science, business analytics',
    related: '2613, 2241, 2247, 135, 2632',
  }),
  occupation('2613', 'Software and Applications Programmers, and Web Developers', {
    label: 'software and web development',
    titles:
      'websphere process server, ios engineer, android engineer, react engineer, java engineer, javascript engineer, mobile engineer, web engineer, full stack java, salesforce technical lead, web application lead, react native engineer, servicenow developer, integration engineer, integration specialist, api lead, software, technology graduate, blockchain developer, ruby engineer, dev, python engineer, api tech lead, sitecore developer, java solution architect, technical architect, system architect, systems architect, enterprise architect, net architect, application architect, it architect, digital architect, software consultant, application specialist, software engineer, software developer, developer, programmer, full stack developer, fullstack developer, full stack engineer, frontend developer, front end developer, front end engineer, frontend engineer, backend developer, back end developer, backend engineer, back end engineer, web developer, mobile developer, android developer, ios developer, java developer, net developer, python developer, react developer, php developer, wordpress developer, game developer, analyst programmer, developer programmer, software architect, solution architect, solutions architect, node developer, javascript developer, graduate developer, graduate software engineer, software intern, integration developer, application developer, salesforce developer, embedded software engineer, low code developer, c developer, software development, sharepoint developer, shopify developer, unity developer, software graduate, mulesoft developer, technical lead, tech lead, penetration developer, react native developer, ai developer, api developer, ruby developer, sde, member of technical staff, mern stack developer, mern developer, mean stack developer, laravel developer, rpa developer, magento developer, odoo developer, sap abap, abap consultant, web development intern, ui developer, drupal developer, c sharp developer, dotnet developer, net engineer, node js developer, nodejs developer, angular developer, vue developer, flutter developer, android intern, ios intern, frontend intern, front end intern, backend intern, full stack intern, golang developer, software engineering intern, technology analyst, desenvolvedor, desarrollador, programador, software quality developer, ui ux developer, desarrolladora, desarrollador web, desarrollador de software, desenvolvedora, programadora, ingeniero de software, engenheiro de software',
    tasks:
      'write and test code, build web and mobile apps, design interfaces between systems, fix defects, review and release changes',
    skills:
      'javascript, typescript, react, node.js, java, c#, .net, c++, python, php, angular, vue.js, spring boot, rest apis, git, software development, web development, mobile development, html, css, kotlin, swift, ruby, go, microservices, django, graphql, unit testing, flutter, android development, ios development',
    fields:
      'computer science, software engineering, information technology, computing, web development, computer engineering, information systems, programming, software development, game development, cyber security',
    related: '2611, 262, 2632, 2241, 2324',
  }),
  occupation('262', 'Database and Systems Administrators, and ICT Security Specialists', {
    label: 'databases, systems and cloud',
    titles:
      'it systems engineer, ict systems engineer, linux engineer, system and network administrator, sql server consultant, systems integration specialist, modern workplace engineer, database engineer, database administrator, dba, system administrator, systems administrator, sysadmin, cloud engineer, devops engineer, site reliability engineer, sre, platform engineer, infrastructure engineer, azure engineer, aws engineer, linux administrator, cloud architect, cloud administrator, windows administrator, endpoint engineer, cloud consultant, cloud developer, kubernetes engineer, systems specialist, database developer, sql dba, devops intern, cloud intern, cloud support engineer, cloud support associate, cloud operation engineer, system engineer linux, server administrator, system support administrator, systems admin, vmware engineer, storage engineer',
    tasks:
      'keep servers and databases running, automate deployment, patch and back up, tune queries and storage, manage accounts',
    skills:
      'aws, azure, linux, devops, docker, kubernetes, terraform, system administration, database administration, windows server, ansible, ci/cd, active directory, google cloud, cloud computing, vmware, powershell, oracle database',
    fields: 'cloud computing, information technology, computer science, networking, cyber security',
    related: '2631, 2632, 2613, 313, 262112',
  }),
  occupation('262112', 'ICT Security Specialists', {
    label: 'IT security',
    titles:
      'cyber, cyber security consultant, security risk analyst, solution security, security analyst, cyber security analyst, cybersecurity analyst, security engineer, ict security specialist, information security, soc analyst, penetration tester, cyber security engineer, security consultant cyber, cyber security graduate, grc analyst, cyber security, cyber security specialist, security architect, cyber intern, iam engineer, identity engineer, cybersecurity, cybersecurity engineer, information security officer, security operations analyst, security operations centre analyst, vulnerability analyst, threat analyst, incident responder, ethical hacker, pentester, infosec analyst, cyber risk analyst, it security specialist, iam analyst, security operations intern, it security intern, vapt engineer, security testing engineer, it auditor, it audit associate',
    tasks:
      'watch for intrusions, test systems for weaknesses, answer incidents, manage access and identities, write policies and audits of security',
    skills:
      'cyber security, siem, penetration testing, network security, splunk, vulnerability management, iso 27001, incident response, nessus, soc',
    fields: 'cyber security, cybersecurity, information security, network security, information technology',
    related: '2631, 2632',
  }),
  occupation('2631', 'Computer Network Professionals', {
    label: 'computer networks',
    titles:
      'network engineer, network and systems engineer, computer network and systems engineer, network administrator, network analyst, computer network engineer, network security engineer, wireless engineer, network technician, noc engineer, network architect, network operations engineer, voice engineer, noc technician, unified communications engineer, network support engineer, network support, noc analyst, network field engineer, network intern, network executive, network operations analyst, network associate, network admin',
    tasks: 'design and run networks, configure routers and firewalls, watch traffic, find faults, connect sites',
    skills:
      'networking, cisco, ccna, routing and switching, firewalls, tcp/ip, vpn, computer networking, network administration',
    fields:
      'networking, computer networking, network engineering, information technology, telecommunications, cyber security',
    related: '262, 313, 2633, 2632',
  }),
  occupation('2632', 'ICT Support and Test Engineers', {
    label: 'software testing and IT support engineering',
    titles:
      'quality analyst, qa, sqa, software test engineer, user acceptance tester, it change coordinator, technical analyst, ediscovery analyst, test lead, test manager, test analyst, software tester, qa engineer, qa analyst, qa tester, quality assurance engineer, quality assurance analyst, automation tester, test engineer, ict support engineer, it support engineer, application support analyst, application support, systems engineer it, support engineer, technical support engineer, l2 support engineer, level 2 support, level 3 support, automation test analyst, test automation engineer, manual tester, performance tester, sdet, application support engineer, technical consultant, software quality assurance, uat tester, uat analyst, software testing intern, qa automation engineer, test automation intern, production support analyst, mobile app tester, game tester',
    tasks:
      'plan and run tests, automate checks, report and follow defects, solve problems of applications, support releases',
    skills:
      'software testing, test automation, selenium, manual testing, regression testing, test cases, cypress, istqb, technical support, itil, incident management',
    fields: 'information technology, computer science, software engineering, software testing, information systems',
    related: '2613, 313, 2611, 262, 2631',
  }),
  occupation('2633', 'Telecommunications Engineering Professionals', {
    label: 'telecommunications engineering',
    titles:
      'telecommunications engineer, telecommunications network engineer, radio engineer, rf planning engineer, optical engineer, transmission engineer, fibre designer, fibre planner, telecommunications network planner, telecom engineer, satellite engineer, rf optimisation engineer, radio network planner, fibre network planning engineer, fiber network engineer, fibre network engineer, telecom planning engineer, bss engineer, ran engineer, telecom intern, core network engineer, nbn technician designer, microwave engineer, telecom project engineer',
    tasks:
      'plan mobile and fibre networks, model coverage, design links and sites, integrate and test equipment, write designs',
    skills: 'telecommunications, fibre optics, lte, radio frequency, 5g',
    fields: 'telecommunications, telecommunications engineering, electronic engineering, network engineering',
    related: '2333, 2631, 342',
  }),
];
