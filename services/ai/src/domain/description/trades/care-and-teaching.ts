import type { TradeRow } from './trade-row.ts';

/** Health, care, animals and teaching. */
export const careAndTeaching: readonly TradeRow[] = [
  [
    'dental assistant, dental nurse, trainee dental assistant',
    'Set up the surgery for each patient; Pass instruments to the dentist during treatment; Clean and sterilise instruments; Book appointments and take payments; Keep patient records and stock',
    'infection control, chairside assisting, appointment booking, patient care',
  ],
  [
    'social worker, graduate social worker, community social worker, hospital social worker',
    'Assess what people and families need; Plan support with them and review it; Counsel people in hard times; Work with hospitals, schools and other services; Keep case notes and write reports',
    'case management, counselling, risk assessment, advocacy, AASW eligibility',
  ],
  [
    'physiotherapist, physio, graduate physiotherapist, senior physiotherapist, sports physiotherapist, paediatric physiotherapist, aged care physiotherapist, musculoskeletal physiotherapist',
    'Assess movement, strength and pain; Treat with exercise and manual therapy; Guide recovery after injury or surgery; Write home exercise programs and teach people to do them; Keep clinical notes and write to doctors',
    'musculoskeletal assessment, manual therapy, dry needling, exercise prescription, clinical Pilates, AHPRA registration',
  ],
  [
    'disability support worker, support worker, community support worker, dsw, disability carer',
    'Support people with showering, dressing and meals; Follow support plans and notice changes; Go with people to shops, visits and activities; Help with cooking, cleaning and budgeting; Write shift notes and hand over',
    'personal care, manual handling, first aid, behaviour support, NDIS worker screening',
  ],
  [
    'registered nurse, rn, clinical nurse, graduate nurse, ward nurse, theatre nurse, emergency nurse, registered nurse aged care',
    'Assess patients or residents and plan their care; Give medication and treatments as prescribed; Watch vital signs and act on changes; Supervise carers and enrolled nurses; Record care and hand over to the next shift',
    'AHPRA registration, wound care, medication administration, care planning',
  ],
  [
    'school teacher, primary teacher, primary school teacher, secondary teacher, high school teacher, relief teacher, casual relief teacher, science teacher, maths teacher, english teacher, secondary school teacher',
    'Plan lessons by the curriculum and teach them; Manage the classroom and support different learners; Mark work and report progress; Meet parents and carers; Join in duties, excursions and staff meetings',
    'teacher registration, lesson planning, classroom management, assessment',
  ],
  [
    'childcare educator, room leader, educator, diploma educator, diploma qualified educator, lead educator, child care educator, early childhood educator, childcare worker, early learning educator, childcare assistant, assistant educator',
    'Play, read and talk with children and keep them safe; Help with meals, rest time and nappies; Set up activities inside and outside; Write observations of how children learn; Speak with parents at drop-off and pick-up',
    'early childhood education, working with children check, first aid, child safety',
  ],
  [
    'aged care worker, personal care assistant, personal care worker, aged care assistant, carer, home care worker, care worker',
    'Help people with showering, dressing and meals; Follow care plans and notice changes in health; Go with people to shops, visits and appointments; Help with cooking, cleaning and laundry; Write notes and hand over to the next shift',
    'personal care, manual handling, first aid, dementia care, NDIS worker screening',
  ],
  [
    'medical receptionist, receptionist dental, receptionist medical, gp receptionist, dental receptionist, clinic receptionist, practice receptionist',
    'Greet patients and check them in; Book and change appointments; Take payments and process claims; Keep patient records and referrals in order; Answer calls and pass on messages to clinicians',
    'medical terminology, appointment booking, Medicare claims, confidentiality',
  ],
  [
    'tutor, mathematics tutor, physics tutor, chemistry tutor, home tutor, hsc tutor, vce tutor, primary tutor, private tutor, maths tutor, english tutor, online tutor, science tutor',
    'Explain school subjects to one student or a small group; Find out where a student is stuck; Prepare exercises and practice tests; Mark work and report to parents; Keep young people confident and on task',
    'subject knowledge, lesson planning, patience, working with children check',
  ],
  [
    'assistant in nursing, student nurse, undergraduate nurse, employed student nurse, undergraduate student nurse, rusn, ain, nursing assistant, nurse assistant, nursing aide, patient care assistant, health care assistant',
    'Help patients or residents wash, dress, eat and move; Watch and report changes to the nurse in charge; Take and write down observations as directed; Make beds and keep rooms clean; Write notes and hand over to the next shift',
    'personal care, manual handling, infection control, first aid, communication',
  ],
  [
    'enrolled nurse, en, endorsed enrolled nurse, een',
    'Give care and medication within scope under a registered nurse; Take observations and report changes; Dress wounds and help with treatments; Help patients wash, eat and move; Keep records and hand over',
    'AHPRA registration, medication administration, wound care, observations',
  ],
  [
    'phlebotomist, pathology collector, blood collector, specimen collector',
    'Check who the patient is and what is ordered; Take blood and collect other samples; Label, store and send samples; Calm nervous patients and children; Keep records and the collection room clean',
    'venepuncture, infection control, specimen handling, patient care',
  ],
  [
    'allied health assistant, physiotherapy assistant, therapy assistant, occupational therapy assistant',
    'Guide clients through exercises that the therapist has set; Prepare rooms and equipment; Help clients move safely; Note progress and report back; Book visits and keep stock of aids',
    'manual handling, exercise supervision, note taking, communication',
  ],
  [
    'veterinary nurse, vet assistant, vet nurse, veterinary assistant, trainee vet nurse',
    'Hold and calm animals during examinations; Prepare for surgery and watch animals under anaesthetic; Give medication and dress wounds as directed; Feed and clean animals in care; Speak with owners and book visits',
    'animal handling, surgical assistance, anaesthetic monitoring, sterilisation, customer service',
  ],
  [
    'animal attendant, kennel hand, kennel attendant, cattery attendant, animal shelter attendant, zoo keeper',
    'Feed and water animals and clean their quarters; Walk, groom and play with them; Watch health and behaviour and report changes; Receive animals and speak with owners; Keep records of feed and treatments',
    'animal handling, cleaning, observation, customer service',
  ],
  [
    'au pair, nanny, babysitter, live in nanny',
    'Look after children at the family’s home; Take children to and from school and activities; Prepare their meals and tidy up after them; Help with homework, play and bedtime; Tell parents about the day',
    'childcare, first aid, working with children check, cooking, driver licence',
  ],
  [
    'pharmacist, community pharmacist, hospital pharmacist, intern pharmacist',
    'Check and dispense prescriptions; Advise patients on medicines and minor illness; Watch for interactions and speak with prescribers; Supervise assistants and technicians; Keep records of controlled medicines',
    'AHPRA registration, dispensing, medication counselling, clinical review',
  ],
  [
    'optical dispenser, optical assistant, optometry assistant',
    'Help customers choose frames and lenses; Measure faces and fit glasses; Order and check lenses; Repair and adjust frames; Book tests and process claims',
    'dispensing, customer service, measuring, health fund claims',
  ],
  [
    'teacher aide, teacher assistant, education assistant, classroom assistant, education support officer, learning support officer, integration aide, school support officer, student support officer',
    'Help students with tasks that the teacher has set; Support students with disability in class and in the yard; Prepare materials and set up activities; Note progress and tell the teacher; Help on excursions and at breaks',
    'student support, behaviour support, first aid, working with children check',
  ],
  [
    'esl teacher, english language teacher, efl teacher, elicos teacher, english teacher elicos, language teacher',
    'Plan and teach lessons in speaking, listening, reading and writing; Place students by level and test their progress; Correct work and explain mistakes; Use activities that get everyone speaking; Keep attendance and write reports',
    'TESOL or CELTA, lesson planning, assessment, classroom management',
  ],
  [
    'music teacher, piano teacher, guitar teacher, violin teacher, singing teacher, drum teacher',
    'Teach playing or singing to one student or a group; Choose pieces and exercises for the level; Show technique and correct it; Prepare students for exams and concerts; Tell parents how it goes',
    'instrumental skill, lesson planning, patience, working with children check',
  ],
  [
    'casual academic, sessional academic, sessional tutor, university tutor, teaching assistant, university lecturer, lecturer, sessional lecturer',
    'Prepare and teach tutorials, labs or lectures; Mark assignments and exams by the rubric; Answer students in class, online and in consultation hours; Keep attendance and results; Meet the subject coordinator about the course',
    'teaching, subject knowledge, marking, public speaking, learning management systems',
  ],
  [
    'research assistant, graduate research assistant, research officer, research associate, psychology research assistant',
    'Search the literature and summarise it; Recruit participants or gather samples and data; Enter, clean and analyse data; Keep records as ethics approval requires; Help draft papers, reports and grant applications',
    'literature review, data collection, statistics, academic writing, referencing',
  ],
  [
    'youth worker, residential youth worker, youth support worker',
    'Support young people in daily life and in crises; Plan activities and goals with them; Help with school, work and appointments; Follow care plans and report concerns; Write shift notes',
    'youth engagement, crisis response, case notes, working with children check, first aid',
  ],
  [
    'occupational therapist, graduate occupational therapist, paediatric occupational therapist',
    'Assess how people manage daily tasks; Plan therapy and practise skills with them; Recommend equipment and changes at home; Write reports for schools, insurers or the NDIS; Work with families and other therapists',
    'functional assessment, home modifications, report writing, AHPRA registration',
  ],
  [
    'speech pathologist, speech therapist, graduate speech pathologist',
    'Assess speech, language and swallowing; Plan and give therapy to one person or a group; Coach parents and carers; Write reports and programs; Work with schools and other therapists',
    'speech assessment, therapy planning, report writing, Speech Pathology Australia membership',
  ],
  [
    'psychologist, provisional psychologist, registered psychologist, counsellor, psychotherapist',
    'Meet clients and understand what troubles them; Plan and give therapy and review it; Assess risk and act on it; Write notes and reports; Work with doctors, schools and families',
    'counselling, psychological assessment, risk assessment, report writing',
  ],
  [
    'wardsperson, hospital wardsperson, hospital porter, hospital orderly, orderly, patient transport officer, theatre orderly',
    'Move patients between wards, theatre and scans; Lift and position patients safely; Carry samples, linen and equipment; Clean and check trolleys and wheelchairs; Answer calls from wards in order of urgency',
    'manual handling, infection control, patient care, communication',
  ],
  [
    'nursery nurse, nursery teacher, kindergarten assistant, kinder assistant, preschool assistant',
    'Play, read and talk with children and keep them safe; Help with meals, rest time and nappies; Set up activities inside and outside; Write observations of how children learn; Speak with parents at drop-off and pick-up',
    'early childhood education, working with children check, first aid, child safety',
  ],
  [
    'radiographer, mri technician, x ray technician, medical imaging technologist, ct technician',
    'Check who the patient is and what is ordered; Position patients and explain the scan; Take and check images; Keep radiation and magnet safety; Record doses and look after machines',
    'medical imaging, AHPRA registration, patient care, radiation safety',
  ],
  [
    'dog walker, pet sitter, dog sitter, cat sitter, pet minder, house sitter, housesitter',
    'Collect and walk dogs alone or in groups; Feed animals, change water and clean up after them; Watch health and behaviour and tell owners; Give medicine as the owner asks; Keep keys, leads and visit times in order',
    'animal handling, reliability, driver licence, customer service',
  ],
  [
    'sonographer, trainee sonographer, cardiac sonographer',
    'Check who the patient is and what is asked for; Position patients and explain the scan; Scan organs, vessels or unborn babies and take the images; Measure what is seen and write the worksheet; Clean probes and keep the room ready',
    'ultrasound, patient care, anatomy, ASAR accreditation',
  ],
  [
    'dental prosthetist, denturist',
    'Take impressions and measure bites; Design and make dentures, plates and guards; Fit and adjust them; Repair and reline what is worn; Keep records and a clean laboratory',
    'denture making, impression taking, materials, AHPRA registration',
  ],
  [
    'prosthetist, orthotist, orthotist prosthetist',
    'Assess how people move and what they need; Take casts, scans and measurements; Design and fit artificial limbs, braces and insoles; Adjust them as people walk and grow; Keep notes and order parts',
    'gait assessment, casting and scanning, fitting, patient care',
  ],
  [
    'audiometrist, audiologist, hearing care provider',
    'Test hearing in a booth and at the bedside; Explain results to clients and families; Fit and adjust hearing aids; Clean, repair and check aids; Keep records and write to doctors',
    'hearing tests, hearing aid fitting, client care, record keeping',
  ],
  [
    'perfusionist, clinical perfusionist',
    'Set up and run the heart-lung machine during surgery; Watch blood pressure, gases and clotting; Give medication as the team directs; Test and maintain the equipment; Record each procedure',
    'extracorporeal circulation, patient monitoring, blood management, teamwork',
  ],
  [
    'farrier, horse farrier, horse shoer',
    'Trim hooves and judge how a horse stands and moves; Shape and fit shoes hot or cold; Treat cracks and talk with vets and owners; Handle nervous horses safely; Keep the forge, tools and van in order',
    'hoof trimming, shoeing, forging, horse handling',
  ],
];
