import type { TradeRow } from './trade-row.ts';

/** Funerals, courts, councils, emergency services, schools and other work for the public. */
export const publicLife: readonly TradeRow[] = [
  [
    'mortuary attendant, mortuary assistant, mortuary technician, morgue attendant, autopsy technician',
    'Receive people who have died and check who they are; Record property and release with the right papers; Prepare rooms and instruments and help at examinations; Clean and disinfect the area; Treat the dead and their families with respect',
    'infection control, manual handling, record keeping, discretion',
  ],
  [
    'embalmer, apprentice embalmer, funeral embalmer',
    'Wash, preserve and dress people who have died; Restore faces and hands; Work to the wishes of families; Clean instruments and rooms; Keep records and stock of chemicals',
    'embalming, infection control, anatomy, discretion',
  ],
  [
    'funeral assistant, funeral director assistant, funeral attendant, pallbearer, hearse driver, funeral director, funeral arranger, funeral conductor, funeral services assistant, funeral operations assistant',
    'Take people who have died into care with respect; Help families with papers and wishes; Prepare coffins, flowers and vehicles; Carry, drive and assist at services; Keep records and premises in order',
    'empathy, manual handling, driver licence, discretion',
  ],
  [
    'grave digger, gravedigger, cemetery worker, crematorium operator, cremator operator, cemetery attendant, crematorium attendant',
    'Prepare graves or cremations by the procedure; Check names and papers; Keep lawns, paths and stones tidy; Assist at services with respect; Look after machines and tools',
    'machine operation, manual handling, groundskeeping, discretion',
  ],
  [
    'court interpreter, interpreter, community interpreter, auslan interpreter, medical interpreter, sign language interpreter, telephone interpreter, conference interpreter, health interpreter',
    'Put speech into the other language faithfully, in both directions; Prepare the terms of the subject before an assignment; Say when something was not heard or understood; Stay neutral and keep all confidential; Arrive early and keep records of assignments',
    'NAATI credential, languages, note taking, confidentiality',
  ],
  [
    'translator, document translator, subtitler, localisation specialist, legal translator, medical translator, subtitle editor',
    'Read a text and understand whom it is for; Put it into the other language faithfully; Look up terms and keep lists of them; Check numbers, names and layout; Proofread before delivery',
    'NAATI credential, languages, writing, confidentiality',
  ],
  [
    'court clerk, clerk of court, court officer, court orderly, bench clerk, tipstaff, court attendant, judges associate, judge assistant, court registry officer, registry officer',
    'Prepare the courtroom and the list of cases; Call cases and look after exhibits and papers; Swear in witnesses and record orders; Answer parties about procedure; Keep files and the court running to time',
    'court procedure, record keeping, communication, discretion',
  ],
  [
    'bailiff, sheriffs officer, sheriff',
    'Serve and carry out court orders; Keep order and safety in court; Look after juries and witnesses; Record what was done; Stay calm with people who are upset',
    'conflict resolution, record keeping, driver licence, communication',
  ],
  [
    'school crossing supervisor, crossing supervisor, lollipop lady, lollipop man, lollipop person, children crossing supervisor, crossing guard',
    'Set out flags and signs at the crossing; Stop traffic with the sign when it is safe; Lead children across the road; Remind children and drivers of the rules; Report dangerous driving and damage',
    'traffic awareness, working with children check, communication, punctuality',
  ],
  [
    'parking inspector, parking officer, council ranger, ranger council, local laws officer, traffic officer council, parking enforcement officer, city ranger, animal management officer, community ranger',
    'Patrol streets and parks; Explain and apply local laws; Write notices and reports; Deal with complaints; Stay calm with people who are upset',
    'local laws, conflict resolution, report writing, driver licence',
  ],
  [
    'park ranger, ranger, national park ranger, field officer parks, wildlife ranger',
    'Patrol parks and tracks; Talk with visitors and lead walks; Control weeds and pests and help with burns; Mend signs, fences and paths; Count wildlife and report incidents',
    'plant and animal knowledge, first aid, driver licence, communication',
  ],
  [
    'firefighter, fire fighter, bushfire firefighter, forest firefighter, project firefighter, seasonal firefighter, aviation firefighter',
    'Answer alarms and put out fires; Rescue people and give first aid; Check and look after hoses, pumps and vehicles; Train and keep fit; Teach people how to prevent fires',
    'fitness, first aid, teamwork, driver licence',
  ],
  [
    'police officer, police recruit, constable, detective, protective services officer, police cadet',
    'Patrol and answer calls for help; Keep the peace and protect people; Investigate and take statements; Arrest and charge under the law; Write reports and give evidence in court',
    'communication, law, fitness, driver licence',
  ],
  [
    'prison officer, correctional officer, corrections officer, custodial officer, detention officer, custodial corrections officer, youth detention officer, detainee services officer, youth justice officer',
    'Watch over people in custody and keep them safe; Search, count and escort; Calm conflicts and act in incidents; Support programs and daily routines; Write reports',
    'conflict resolution, observation, report writing, first aid',
  ],
  [
    'crowd controller, crowd control officer, bouncer, doorman, door staff, door person, venue security, pub security, nightclub security',
    'Check age and identity at the door; Decide who comes in by the rules of the venue and the law; Watch the crowd and calm trouble early; Ask people to leave safely when needed; Write down incidents and speak with police',
    'security licence, responsible service of alcohol, conflict resolution, first aid',
  ],
  [
    'loss prevention officer, asset protection officer, retail security, retail security officer, loss prevention',
    'Watch the shop floor and entrances; Check alarms, tags and stock losses; Speak calmly with people who are suspected; Follow the law on detaining and privacy; Write reports and give evidence',
    'security licence, observation, conflict resolution, report writing',
  ],
  [
    'control room operator, control room operator security, control room security, alarm monitoring officer, monitoring operator, surveillance operator, cctv operator, alarm monitoring operator',
    'Watch screens and alarms; Call patrols, police or fire brigades by the procedure; Answer calls and radios; Record each event; Check systems and report faults',
    'observation, radio use, record keeping, calm under pressure',
  ],
  [
    'security screening assistant, airport security officer, aviation security officer, airport screening officer, screening officer, aviation protection officer, security screener',
    'Check people, bags and goods at the screening point; Explain what may be carried; Read X-ray pictures and search where needed; Follow rules and report finds; Keep queues calm and moving',
    'security licence, attention to detail, customer service, shift work',
  ],
  [
    'cash in transit, armed guard, cash in transit officer, armoured vehicle operator',
    'Collect and deliver valuables by the procedure; Check the vehicle, route and seals; Watch the surroundings at each stop; Load and count machines and bags; Record each delivery',
    'security licence, firearms licence, driver licence, accuracy',
  ],
  [
    'polling official, electoral officer, election worker, ballot counter, polling place worker, election official, vote counter',
    'Set up the polling place; Mark names off the roll and hand out ballots; Answer questions without taking sides; Sort and count votes; Seal, record and return material',
    'accuracy, impartiality, customer service, following procedures',
  ],
  [
    'census field officer, survey interviewer, market research interviewer, interviewer survey, traffic survey, traffic counter, field interviewer, market researcher interviewer, mystery shopper, survey taker',
    'Find the people or places on the list; Ask questions or count by the instructions; Record answers exactly; Keep what people say confidential; Send in results on time',
    'communication, accuracy, confidentiality, outdoor work',
  ],
  [
    'school cleaner caretaker, school caretaker, school groundsman, school groundskeeper, groundsman, grounds person, groundsperson, facilities groundsperson, school gardener, green keeper, greenkeeper, turf manager, oval curator, groundsman sports',
    'Mow, edge and water grass; Trim, weed and rake beds and paths; Mark lines and set up grounds; Look after mowers and tools; Pick up rubbish and report what is broken',
    'turf care, machinery operation, outdoor work, driver licence',
  ],
  [
    'oshc educator, oosh educator, out of school hours care educator, outside school hours care, after school care educator, vacation care educator, before and after school care, oshc assistant, oosh assistant, oshc coordinator, after school care, before school care educator, school holiday program educator, outside school hours care educator',
    'Meet children after school and check them in; Plan and lead games, crafts and sport; Prepare snacks and sit with children while they eat; Help with homework and watch over play; Speak with parents and sign children out',
    'school age care, first aid, child safety, working with children check',
  ],
  [
    'tuckshop convenor, tuckshop assistant, canteen assistant, canteen attendant, school canteen, canteen manager, canteen worker, canteen cook, school canteen assistant',
    'Prepare sandwiches, salads and simple meals; Serve at the counter and pack lunch orders; Take payments and count the till; Check dates and temperatures and order stock; Clean benches, fridges and floors',
    'food safety, cash handling, customer service, food preparation',
  ],
  [
    'boarding supervisor, boarding house supervisor, residential assistant, residential advisor, house parent, boarding assistant, student residence assistant',
    'Watch over residents and their safety; Keep routines for meals, study and bed; Listen to people and help with worries; Act in emergencies and write reports; Check rooms and doors',
    'first aid, communication, working with children check, conflict resolution',
  ],
  [
    'chaplain, pastoral care worker, school chaplain, hospital chaplain, spiritual care practitioner, pastor, priest, minister of religion, imam, youth pastor',
    'Listen to and support people in hard times; Visit people where they are; Lead prayers, services or groups; Work with other carers and refer people on; Keep what is said confidential',
    'listening, empathy, public speaking, confidentiality',
  ],
  [
    'animal rescue officer, animal welfare inspector, animal inspector, pound officer, pound attendant, wildlife carer, wildlife rescuer',
    'Answer calls about animals in need or at large; Catch and move animals safely; Feed, clean and watch them in care; Speak with owners and explain the law; Keep records and write reports',
    'animal handling, driver licence, communication, record keeping',
  ],
  [
    'lifesaver, beach lifeguard, ocean lifeguard, surf lifeguard, surf lifesaver, water safety officer',
    'Watch the water and the beach; Put up flags and signs; Warn and advise swimmers; Act in rescues and give first aid; Check and look after boards, boats and gear',
    'first aid, CPR, rescue skills, fitness',
  ],
  [
    'first aider, event first aider, event medic, first aid officer, first aid attendant, mine medic, medic',
    'Set up the first aid post; Treat injuries and illness within training; Call and hand over to ambulances; Record each treatment; Check and refill kits',
    'first aid, CPR, communication, record keeping',
  ],
  [
    'vaccinator, nurse immuniser, immuniser, immunisation nurse, flu vaccinator, covid vaccinator',
    'Check who a person is and whether a vaccine suits them; Explain effects and get consent; Give vaccines and watch people afterwards; Keep vaccines cold and record batches; Act on reactions',
    'AHPRA registration, immunisation certificate, CPR, record keeping',
  ],
  [
    'customs officer, border force officer, biosecurity officer, quarantine officer, immigration officer',
    'Check people, goods and papers; Search and take samples; Explain the rules to travellers and traders; Write reports and notices; Hold or release goods by the law',
    'inspection, attention to detail, report writing, communication',
  ],
  [
    'town planner, urban planner, planner, strategic planner, statutory planner, planning officer, development assessment planner, graduate planner, student planner, development planner, senior planner, transport planner, land use planner',
    'Read plans and applications against the rules; Visit sites and speak with applicants; Write reports and conditions; Prepare maps and policies; Answer questions at the counter and in meetings',
    'planning law, report writing, GIS, communication',
  ],
  [
    'policy officer, policy analyst, policy adviser, policy advisor, senior policy officer, graduate policy officer, research and policy officer, strategic policy officer',
    'Research a question and weigh options; Speak with the people it concerns; Write briefs, papers and letters; Follow laws and decisions of others; Help carry out and review policy',
    'research, writing, analysis, stakeholder communication',
  ],
];
