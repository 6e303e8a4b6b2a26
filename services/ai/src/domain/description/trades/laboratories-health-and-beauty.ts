import type { TradeRow } from './trade-row.ts';

/** Laboratories, maps, hospitals, clinics and salons. */
export const laboratoriesHealthAndBeauty: readonly TradeRow[] = [
  [
    'gis technician, gis officer, gis analyst, gis specialist, spatial analyst, mapping technician, cartographer, geospatial analyst, spatial scientist, gis assistant, gis operator',
    'Collect, check and join map data; Place scans and photographs on the map; Draw and edit layers; Make maps and answer questions with them; Keep descriptions of data up to date',
    'GIS, ArcGIS, QGIS, data entry, attention to detail',
  ],
  [
    'dental technician, denture technician, dental lab technician, orthodontic technician, dental ceramist, dental laboratory technician, dental laboratory assistant, dental lab assistant',
    'Pour and trim models; Make crowns, dentures, plates or retainers to the prescription; Scan, mill and press materials; Polish and check the fit; Clean the laboratory and keep records',
    'dental materials, fine motor skill, CAD CAM, attention to detail',
  ],
  [
    'optical mechanic, optical technician, lens grinder, spectacle maker',
    'Read prescriptions and choose blanks; Cut, edge and fit lenses; Check power and position; Mend and adjust frames; Keep machines and stock in order',
    'measuring, fine motor skill, machine operation, attention to detail',
  ],
  [
    'pharmacy student, pharmacy technician, dispensary technician, pharmacy dispense technician, hospital pharmacy technician, pharmacy intern assistant, dispense technician, pharmacy packer, webster pack assistant, webster packer',
    'Take in and enter prescriptions; Select, count and label medicines for the pharmacist to check; Pack dose aids; Order stock and check expiry dates; Keep details of patients confidential',
    'dispensing software, accuracy, stock control, confidentiality',
  ],
  [
    'sterilisation technician, cssd technician, sterilising technician, sterilization technician, central sterilising technician, instrument technician',
    'Receive and clean used instruments; Check, count and pack sets; Load and run sterilisers; Record cycles and test results; Store and deliver sets',
    'infection control, attention to detail, record keeping, manual handling',
  ],
  [
    'anaesthetic technician, theatre technician, operating theatre technician, anaesthetic nurse assistant, theatre assistant hospital',
    'Check and set up machines and equipment; Help move and position patients; Pass equipment during procedures; Clean and restock the theatre; Record checks and faults',
    'infection control, patient care, equipment checks, teamwork',
  ],
  [
    'cardiac technician, ecg technician, cardiac physiologist, neurophysiology technician, sleep technician, sleep scientist, lung function technician, respiratory scientist, hearing screener, eye technician, ophthalmic technician, ophthalmic assistant, orthoptist',
    'Check who the patient is and what is asked for; Explain the test and fit the equipment; Run the test and watch the patient; Check the recording and prepare the report; Clean and calibrate equipment',
    'patient care, testing equipment, record keeping, communication',
  ],
  [
    'school laboratory technician, science technician, school lab technician, science lab assistant school',
    'Prepare material for science lessons; Set out and clear away equipment; Mix and label solutions; Store chemicals and dispose of waste safely; Look after plants, animals and stock where kept',
    'laboratory safety, chemical handling, record keeping, working with children check',
  ],
  [
    'sample preparation, sample preparer, sample preparation technician, assay laboratory technician, fire assayer, lab hand, laboratory hand, laboratory attendant, lab attendant, specimen reception, specimen reception officer, pathology assistant, soil laboratory assistant',
    'Receive samples and check labels; Enter them in the system; Dry, crush, weigh or split them by the procedure; Clean glass, tools and benches; Store and dispose of samples safely',
    'sample preparation, accuracy, laboratory safety, manual handling',
  ],
  [
    'scientist, medical scientist, microbiologist, chemist scientist, biochemist, research scientist, analytical chemist, laboratory scientist, chemist analytical, hospital scientist, graduate scientist, chemist',
    'Plan tests and prepare samples; Run methods and instruments; Check and interpret results; Keep quality records; Write reports and improve methods',
    'laboratory techniques, quality control, data analysis, report writing',
  ],
  [
    'geologist, graduate geologist, exploration geologist, field assistant geology, field technician geology, mine geologist, field assistant exploration, core yard technician, core shed technician, geology field assistant, field assistant',
    'Collect, label and log rock or soil samples; Mark out core, lines and sites; Record places and descriptions; Pack and send samples; Look after vehicles and field gear',
    'sampling, outdoor work, record keeping, driver licence',
  ],
  [
    'archaeologist, field archaeologist, archaeology field assistant, heritage adviser, heritage consultant, heritage advisor, heritage specialist',
    'Survey and record places; Dig, sieve and draw with care; Clean, label and pack finds; Talk with the community and other experts; Write reports',
    'field recording, report writing, outdoor work, driver licence',
  ],
  [
    'weather observer, meteorologist, climate scientist, hydrologist, hydrographer, water quality technician, water sampling technician',
    'Read and look after instruments; Take samples or measurements on site; Check and store data; Write forecasts or reports; Warn of readings that are out of range',
    'measuring, data analysis, record keeping, driver licence',
  ],
  [
    'conservator, museum conservator, archivist, records officer, archives assistant, museum registrar, collections assistant, digitisation assistant, digitisation officer, scanning operator, scanning officer, archives officer, records assistant, records clerk',
    'Receive, list and number items; Clean, pack and store them safely; Scan or photograph and name files; Find items for readers; Keep the register up to date',
    'accuracy, careful handling, databases, confidentiality',
  ],
  [
    'dietitian, dietician, nutritionist, clinical dietitian, sports dietitian, accredited practising dietitian, dietitian assistant, nutrition assistant, menu monitor',
    'Ask people about food, health and daily life; Plan meals or diets that suit them; Explain and support changes; Work with kitchens, nurses and doctors; Keep notes and review progress',
    'nutrition, communication, record keeping, counselling',
  ],
  [
    'exercise physiologist, graduate exercise physiologist, accredited exercise physiologist, osteopath, chiropractor, podiatrist, myotherapist graduate, chinese medicine practitioner, acupuncturist, naturopath, chiropractic assistant',
    'Ask clients about health and what troubles them; Examine and plan treatment; Treat and teach exercises or care at home; Review progress; Keep clinical notes and write to doctors',
    'assessment, treatment planning, patient care, record keeping',
  ],
  [
    'spa attendant, spa host, sauna attendant, bathhouse attendant, hot springs attendant, wellness host, bath house attendant, day spa receptionist',
    'Welcome guests and explain the facilities; Prepare rooms, towels and robes; Keep pools, saunas and lounges clean; Watch over guests and their safety; Take bookings and payments',
    'customer service, hygiene, first aid, cash handling',
  ],
  [
    'tanning consultant, spray tan artist, spray tanner, piercer, body piercer, ear piercer, teeth whitening technician',
    'Ask clients about health and what they want; Explain the treatment and care afterwards; Prepare skin and treat it; Keep tools and rooms sterile and clean; Take bookings and payments',
    'hygiene, customer service, infection control, cash handling',
  ],
  [
    'laser technician, laser therapist, skin therapist, dermal therapist, dermal clinician, skin technician, cosmetic tattooist, facialist, cosmetic nurse, aesthetician',
    'Assess skin and ask about health; Explain treatments and get consent; Treat skin with devices or products as trained; Advise on care at home; Keep records and disinfect equipment',
    'skin treatments, infection control, client records, customer service',
  ],
  [
    'salon receptionist, salon coordinator, barbershop receptionist, beauty receptionist, salon manager, hair salon receptionist, spa receptionist',
    'Greet clients and answer calls; Book and change appointments; Take payments and sell products; Keep the front of the salon tidy; Order stock and balance the day',
    'customer service, appointment booking, cash handling, sales',
  ],
  [
    'wig maker, hair extension technician, hair braider, hair extensions specialist, braider, loctician',
    'Talk over length, colour and style with clients; Match and prepare hair; Fit, braid, sew or tie it; Teach care at home; Keep tools and hair stock clean and in order',
    'braiding, colour matching, fine motor skill, customer service',
  ],
  [
    'midwife, registered midwife, graduate midwife, clinical midwife',
    'Care for women in pregnancy, birth and after; Watch mother and baby and act on changes; Teach feeding and care of babies; Work with doctors and families; Record care and hand over',
    'AHPRA registration, midwifery, observation, communication',
  ],
  [
    'paramedic, ambulance officer, graduate paramedic, emergency medical technician, intensive care paramedic, ambulance paramedic',
    'Answer emergency calls; Assess and treat people on the spot; Move patients and watch them on the way; Hand over to hospitals; Check the vehicle and restock',
    'AHPRA registration, emergency care, driver licence, communication',
  ],
  [
    'home help, domestic assistant, home cleaner, house cleaner, domestic cleaner, cleaner house, housekeeper private, household cleaner, airbnb cleaner, end of lease cleaner, holiday house cleaner, bond cleaner, private housekeeper',
    'Vacuum, sweep and mop floors; Clean kitchens and bathrooms; Dust and wipe surfaces; Change beds and tidy rooms as asked; Empty bins and tell the owner of damage',
    'cleaning, manual handling, reliability, time management',
  ],
  [
    'lifestyle assistant, lifestyle coordinator, activities officer, leisure and lifestyle, diversional therapist, lifestyle officer, recreation activities officer, activity officer aged care, leisure and lifestyle assistant, lifestyle and leisure assistant, leisure and lifestyle officer',
    'Learn what residents or clients enjoy; Plan games, music, crafts and outings; Lead groups and sit with single people; Keep people safe and included; Record who took part and how it went',
    'group leadership, communication, first aid, record keeping',
  ],
  [
    'music therapist, art therapist, drama therapist, play therapist, behaviour support practitioner, behaviour therapist, aba therapist, behaviour technician, autism therapist, therapy aide autism',
    'Learn what a client needs and enjoys; Plan and lead sessions; Watch and record behaviour and progress; Work with families and other therapists; Write notes and reports',
    'behaviour support, patience, record keeping, working with children check',
  ],
];
