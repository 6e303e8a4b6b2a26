import { type Occupation, occupation } from './occupation.ts';

/** Major group 4. */
export const serviceWorkers: readonly Occupation[] = [
  occupation('4111', 'Ambulance Officers and Paramedics', {
    label: 'paramedicine and patient transport',
    titles:
      'paramedic, ambulance officer, patient transport officer, graduate paramedic, intensive care paramedic, emergency medical technician, event medic, mine medic, event first aider, medic',
    tasks:
      'answer emergency calls, treat people on the spot, move patients, drive an ambulance, hand over to hospitals',
    skills: 'paramedicine, emergency care, advanced life support',
    fields: 'paramedicine, paramedic, emergency health, paramedic science',
    related: '4233, 2544',
  }),
  occupation('4112', 'Dental Hygienists, Technicians and Therapists', {
    label: 'dental hygiene and technology',
    titles:
      'dental hygienist, dental technician, dental therapist, dental prosthetist, hygienist, denture technician, orthodontic technician, dental lab technician',
    tasks: 'clean and polish teeth, make crowns and dentures, take impressions, teach brushing, keep records',
    skills: 'dental hygiene, dental technology, cad cam dentistry',
    fields: 'dental technology, oral health, dental hygiene, dental prosthetics',
    related: '2523, 4232',
  }),
  occupation('4114', 'Enrolled Nurses', {
    label: 'enrolled nursing',
    titles:
      'enrolled nurse, en, endorsed enrolled nurse, een, enrolled nurse medication endorsed, rn en, mothercraft nurse, div 2 nurse, een aged care, graduate enrolled nurse, licensed practical nurse, lpn, licensed vocational nurse, lvn',
    tasks:
      'give care under a registered nurse, give some medicines, dress wounds, observe and report, help with daily living',
    skills: 'enrolled nursing, medication endorsement, nursing, wound care',
    fields: 'enrolled nursing, nursing',
    related: '2544, 4233, 4231',
  }),
  occupation('4116', 'Massage Therapists', {
    label: 'massage therapy',
    titles:
      'massage therapist, remedial massage therapist, masseur, remedial masseuse, thai massage therapist, relaxation massage therapist, massage, sports massage therapist, spa massage therapist',
    tasks: 'massage muscles, ask about pain and health, plan sessions, keep rooms clean, record treatments',
    skills: 'remedial massage, massage therapy, relaxation massage',
    fields: 'remedial massage, massage therapy, massage',
    related: '4511, 252, 452',
  }),
  occupation('4117', 'Welfare Support Workers', {
    label: 'community and youth support',
    titles:
      'residential care officer, community development worker, peer mentor, client care partner, residential support worker, peer worker, youth worker, community support worker, family support worker, disability services officer, residential care worker, mental health support worker, community worker, residential youth worker, peer support worker, welfare support worker, outreach worker, aboriginal health worker, allied health assistant community, housing officer, refuge worker, drug and alcohol worker, homelessness support worker, diversional therapist, lifestyle coordinator, leisure and lifestyle, lifestyle officer, youth support worker, recovery worker, housing support worker, family worker, employment consultant, job coach, tenancy officer, settlement officer, lifestyle assistant, out of home care worker, disability employment consultant, activities officer, community support officer, settlement worker, aboriginal liaison officer, youth case worker, recreation activities officer, community mobiliser, community mobilizer, social mobiliser, social mobilizer, support worker youth, community organiser',
    tasks:
      'support people in crisis, work with young people, run activities, help find housing and work, write notes and plans',
    skills:
      'youth work, community services, mental health, alcohol and other drugs, case notes, advocacy, diversional therapy, suicide prevention',
    fields:
      'community services, youth work, mental health, alcohol and other drugs, human services, social work, lifestyle and leisure',
    related: '2725, 4231, 2721',
  }),
  occupation('421', 'Child Carers', {
    label: 'child care',
    titles:
      'childcare educator, child care educator, early childhood educator, early learning educator, childcare worker, child care worker, nanny, family day care educator, lead educator, oshc educator, out of school hours care educator, childcare assistant, diploma educator, certificate iii educator, educator, room leader, au pair, babysitter, oshc coordinator, vacation care educator, before and after school care, cert iii educator, assistant educator, child care, childcare, early childhood, diploma qualified educator, casual educator, early childhood room leader, toddler educator, nursery educator, outside school hours care, oosh educator, family daycare, camp leader, trainee educator, childcare trainee, after school care educator, float educator, daycare teacher, daycare worker, daycare assistant, daycare provider, childcare provider, child care provider, camp counsellor, summer camp counsellor, youth counsellor camp, kid club attendant, kids club attendant, child minder, babysitting, special educator assistant, day care worker, creche attendant, ninera, au pair ninera, auxiliar de jardin infantil, educadora infantil',
    tasks:
      'play with and watch children, change and feed, plan activities, write observations, speak with parents at pick-up',
    skills:
      'early childhood education, outside school hours care, child safety, working with children check, childcare, early years learning framework',
    fields:
      'early childhood education and care, early childhood, child care, children’s services, school age education and care, childcare',
    related: '2411, 422',
  }),
  occupation('422', 'Education Aides', {
    label: "teacher's aide work",
    titles:
      'teacher aide, teacher’s aide, teachers aide, education assistant, integration aide, learning support officer, school learning support officer, slso, teaching assistant, education aide, integration assistant, education support officer, learning support assistant, preschool aide, student support officer, school support officer, learning assistant, inclusion support assistant, education support, classroom assistant, school services officer, learning support, student support worker, boarding supervisor, inclusion assistant, teacher assistant, instructional assistant, instructional aide, paraprofessional, paraeducator, classroom aide, special education aide, special education assistant, substitute teacher assistant, shadow teacher, teaching aide',
    tasks:
      'help pupils one on one, prepare materials, assist in class, support children with disability, supervise play',
    skills: 'learning support, classroom support, education support',
    fields: 'education support, school based education support, teacher aide',
    related: '421, 241, 2492, 4231, 2415',
  }),
  occupation('4231', 'Aged and Disabled Carers', {
    label: 'aged and disability care',
    titles:
      'support worker, disability support worker, dsw, aged care worker, personal carer, personal care assistant, pca, carer, home care worker, community carer, care worker, aged carer, personal care worker, pcw, home support worker, aged care assistant, in home carer, care assistant, community care worker, live in carer, ndis support worker, residential carer, aged care support worker, disability carer, personal care attendant, care companion, personal care, lifestyle support worker, home carer, respite worker, in home support worker, aged care employee, disability worker, caregiver, care support worker, companion carer, disability support practitioner, care service employee, care employee, home health aide, home health worker, home healthcare provider, home health care provider, home care provider, personal care aide, home health caregiver, in home caregiver, direct support professional, care giver, elderly carer, home attendant, cuidadora, cuidador',
    tasks:
      'help people shower and dress and eat, take clients out, clean and cook at home, follow care plans, write shift notes',
    skills:
      'aged care, disability support, personal care, dementia care, manual handling care, ndis, home care, individual support, meal assistance, ndis worker screening',
    fields:
      'individual support, ageing support, disability, aged care, home and community care, disability support, ageing',
    related: '4233, 4117, 4114, 811',
  }),
  occupation('4232', 'Dental Assistants', {
    label: 'dental assisting',
    titles:
      'dental assistant, dental nurse, trainee dental assistant, orthodontic assistant, qualified dental assistant, dental receptionist assistant, dental treatment coordinator, dentist assistant',
    tasks: 'pass instruments, sterilise, prepare rooms and patients, take x-rays, book visits',
    skills: 'dental assisting, sterilisation, chairside assisting',
    fields: 'dental assisting',
    related: '4112, 542',
  }),
  occupation('4233', 'Nursing Support and Personal Care Workers', {
    label: 'nursing assistance',
    titles:
      'healthcare support worker, clinical support worker, health care support worker, assistant in nursing, ain, nursing assistant, patient care assistant, patient care attendant, wardsperson, hospital orderly, orderly, patient services assistant, health services assistant, hospital assistant, patient support assistant, undergraduate nurse, student nurse, employed student nurse, health care assistant, healthcare assistant, hospital porter, hospital wardsperson, health care worker, registered undergraduate student of nursing, rusn, nurse assistant, patient transport orderly, undergraduate student nurse, patient services attendant, cna, certified nursing assistant, certified nurse assistant, nurse aide, nursing aide, patient care technician, patient care associate, medical assistant, certified medical assistant, registered medical assistant, clinical medical assistant, clinical assistant, healthcare worker, health care aide, auxiliar de enfermeria, tecnica de enfermagem, tecnico de enfermagem',
    tasks: 'lift and move patients, help with washing and meals, clean equipment, watch vital signs, report to nurses',
    skills: 'patient care, patient support, manual handling care, hospital support',
    fields: 'nursing, health services assistance, health support services',
    related: '4231, 4114, 2544, 4111, 423314',
  }),
  occupation('423314', 'Therapy Aides', {
    label: "therapists' assistance",
    titles:
      'hearing screener, therapy technician, rehabilitation technician, therapy aide, allied health assistant, aha, physiotherapy assistant, physiotherapy aide, therapy assistant, rehabilitation assistant, allied health aide, exercise assistant, physical therapy assistant, physical therapist assistant, physical therapy technician, physio assistant, physiotherapist assistant, occupational therapist assistant, ot assistant',
    tasks: 'set up therapy, help with exercises, note progress, clean equipment, report to therapists',
    skills: 'allied health assistance, therapy assistance, exercise programs',
    fields: 'allied health assistance, physiotherapy, occupational therapy, exercise physiology, speech pathology',
    related: '4233, 4231, 2525, 2524',
  }),
  occupation('431', 'Hospitality Workers', {
    label: 'café, bar and restaurant service',
    titles:
      'barista, waiter, waitress, waitstaff, wait staff, bartender, bar attendant, bar staff, cafe worker, food and beverage attendant, f and b attendant, hospitality worker, cafe all rounder, all rounder, all-rounder, front of house, foh, hospitality staff, gaming attendant, sommelier, restaurant supervisor, restaurant host, hostess, maitre d, glass collector, glassie, mixologist, cafe assistant, cafe supervisor, food and beverage supervisor, team member hospitality, head barista, bar supervisor, floor staff, floor supervisor, banquet attendant, restaurant attendant, coffee maker, cafe team member, hospitality all rounder, food and beverage, banquet staff, food runner, restaurant waiter, function staff, bottle shop attendant, hotel supervisor, bistro attendant, hospitality team member, cellar door attendant, event staff hospitality, poker machine attendant, croupier, hospitality attendant, bar manager assistant, wine waiter, cafe staff, section waiter, concierge, porter, bar all rounder, venue staff, gaming dealer, catering attendant waiter, tea lady, hospitality supervisor, restaurant all rounder, venue supervisor, hospitality trainee, bar and gaming attendant, banquet server, server, food server, restaurant server, host, cocktail server, busser, wait person, bar staff attendant, captain restaurant, restaurant captain, steward, f and b associate, f and b service, f and b server, service crew, mesero, mesera, garcom, serveur, crew trainer, cafe crew, bubble tea, bubble tea team member, guest service associate restaurant, camarero, camarera, garconete, mozo de restaurante, atendente de restaurante',
    tasks:
      'take orders and carry plates, make coffee and drinks, set and clear tables, handle payments, look after guests',
    skills:
      'barista, bartending, waiting tables, rsa, coffee making, hospitality, food and beverage service, table service, rcg, cocktails, latte art, fine dining, responsible service of alcohol, rsg, espresso',
    fields:
      'hospitality, hospitality management, hotel management, tourism and hospitality, events, hotel and restaurant management',
    related: '851, 141, 621, 4516, 542',
  }),
  occupation('441', 'Defence Force Members, Fire Fighters and Police', {
    label: 'police, fire and defence',
    titles:
      'police officer, fire fighter, firefighter, soldier, army, navy, air force, detective, defence force member, emergency services officer, protective services officer, army officer, marine technician navy, bushfire firefighter, police recruit, constable, sub inspector police',
    tasks: 'keep the peace, fight fires, defend the country, answer emergencies, keep fit and train',
    skills: 'law enforcement, firefighting, emergency response',
    fields: 'policing, public safety, fire technology, criminology',
    related: '442',
  }),
  occupation('442', 'Prison and Security Officers', {
    label: 'security',
    titles:
      'security officer, security guard, crowd controller, prison officer, correctional officer, bouncer, loss prevention officer, armed guard, alarm monitoring officer, static guard, control room operator, youth detention officer, concierge security, security supervisor, cash in transit, patrol officer, detention officer, control room operator security, custodial officer, mobile patrol, security concierge, security, monitoring operator, custodial corrections officer, control room security, surveillance operator, asset protection officer, retail security',
    tasks: 'guard sites and doors, patrol, watch cameras, check people in, report incidents',
    skills: 'security licence, crowd control, cctv monitoring, security, patrol, conflict resolution security',
    fields: 'security operations, correctional practice, security management, security',
    related: '441',
  }),
  occupation('4511', 'Beauty Therapists', {
    label: 'beauty therapy',
    titles:
      'beauty therapist, beautician, nail technician, spa therapist, lash technician, dermal therapist, skin therapist, makeup artist, laser technician, cosmetic consultant, eyelash technician, facialist, dermal clinician, waxing therapist, brow artist, beauty advisor, spa attendant, laser therapist, skin technician, cosmetic tattooist, nail artist, beauty consultant, brow technician',
    tasks: 'treat skin and nails, wax and tint, apply lashes and makeup, advise on products, keep tools clean',
    skills:
      'beauty therapy, waxing, nail technology, makeup artistry, skin treatments, laser hair removal, lash extensions',
    fields: 'beauty therapy, beauty, dermal therapy, nail technology, makeup, beauty services, dermal science',
    related: '391, 4116',
  }),
  occupation('4516', 'Tourism, Travel and Personal Service Workers', {
    label: 'travel and tourism',
    titles:
      'travel agent, travel consultant, tour guide, flight attendant, cabin crew, tourism adviser, tour operator, reservations consultant travel, tourist information officer, visitor experience officer, gallery guide, travel adviser, international travel consultant, tour leader, tour coordinator, museum attendant, gallery attendant, driving instructor, funeral director, funeral assistant, visitor services officer, corporate travel consultant, travel advisor, airport customer service, guest service agent airport, passenger service agent, check in agent, customer service agent airport, ground staff, guide, visitor services, travel designer, wellness consultant, airline crew, civil celebrant, tourism coordinator, product coordinator travel, tourism officer, train attendant, ticketing and reservation officer, ticketing officer, reservation and ticketing, travel executive, tour executive, air hostess, visa and ticketing executive, holiday consultant',
    tasks:
      'plan and book trips, guide visitors, check passengers in, serve travellers on board, answer questions about places',
    skills: 'travel consulting, tour guiding, galileo, amadeus, ticketing travel, tourism, sabre, travel booking',
    fields: 'tourism, travel, tourism management, travel and tourism, aviation customer service, guiding',
    related: '431, 542, 149',
  }),
  occupation('452', 'Sports and Fitness Workers', {
    label: 'fitness and sport',
    titles:
      'personal trainer, pt, fitness instructor, group fitness instructor, gym instructor, fitness coach, lifeguard, pool lifeguard, swim instructor, swim teacher, swimming instructor, swimming teacher, sports coach, tennis coach, pilates instructor, yoga instructor, yoga teacher, fitness consultant, gym receptionist, gymnastics coach, outdoor educator, outdoor guide, football coach, soccer coach, swimming coach, sports development officer, fitness trainer, gym manager assistant, coach, health and fitness, gymnastics instructor, sport instructor, trampoline coach, referee, umpire, gym floor, outdoor recreation instructor, dance instructor, outdoor leader, strength coach, fitness professional, membership consultant gym, gym attendant, learn to swim instructor, swim school instructor, ski instructor, activity leader, recreation instructor, martial arts instructor, basketball coach, exercise coach, aquatics officer, fitness membership consultant, jockey, reformer pilates instructor, boxing coach, surf instructor, sports trainer, program coach, sport program officer, leisure attendant, studio coach, group exercise instructor, fitness instructor and trainer, exercise instructor, athletic trainer, recreation leader, recreation assistant, recreation aide, fitness specialist, wellness instructor, zumba instructor, spin instructor, dance fitness instructor, recreation specialist, entrenador personal, entrenadora personal, instrutor de academia, estagiario educacao fisica, profesor de educacion fisica',
    tasks:
      'train people in groups and alone, write exercise programs, teach swimming and sports, guard pools, sell memberships',
    skills:
      'personal training, fitness instruction, group fitness, swim teaching, pool lifeguard, sports coaching, pilates, yoga instruction, exercise programming, fitness assessment, lifeguard, austswim, coaching sport, nutrition fitness, strength training',
    fields:
      'fitness, sport, sport and recreation, sports coaching, exercise science, sport development, sport management, outdoor recreation, sport and fitness, aquatics',
    related: '2349, 249, 149, 2525',
  }),
];
