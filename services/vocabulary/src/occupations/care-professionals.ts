import { type Occupation, occupation } from './occupation.ts';

/** Sub-major groups 24 and 25: education and health. */
export const careProfessionals: readonly Occupation[] = [
  occupation('2411', 'Early Childhood Teachers', {
    label: 'early childhood teaching',
    titles:
      'early childhood teacher, ect, kindergarten teacher, preschool teacher, pre kinder teacher, educational leader, preschool director, early learning teacher, kinder teacher, early childhood education teacher, montessori teacher, kindy teacher, nursery teacher',
    tasks:
      'plan play and learning for young children, lead a room, document learning, talk with families, keep children safe',
    skills: 'early childhood education, early years learning framework, teaching, national quality framework',
    fields: 'early childhood, early childhood education, early childhood teaching',
    related: '421, 241, 134',
  }),
  occupation('241', 'School Teachers', {
    label: 'school teaching',
    titles:
      'teacher, primary teacher, secondary teacher, high school teacher, classroom teacher, maths teacher, mathematics teacher, english teacher, science teacher, relief teacher, casual relief teacher, crt, music teacher, art teacher, graduate teacher, middle school teacher, physical education teacher, pe teacher, hpe teacher, languages teacher, chinese teacher, japanese teacher, humanities teacher, technology teacher, head of department, lote teacher, teacher of, french teacher, school teacher, physics teacher, history teacher, stem teacher, chemistry teacher, primary school teacher, teacher librarian, drama teacher, casual teacher, home economics teacher, substitute teacher, elementary teacher, elementary school teacher, grade teacher, first grade teacher, second grade teacher, third grade teacher, fourth grade teacher, fifth grade teacher, math teacher, spanish teacher, social studies teacher, reading teacher, pgt, tgt, prt, biology teacher, geography teacher, pre service teacher, preservice teacher, subject teacher, class teacher, trainee teacher, student teacher, teaching intern, junior college teacher, computer teacher, secondary level teacher, homeroom teacher, practicum teacher, profesora, profesor, professora, maestra de primaria, maestra',
    tasks: 'plan and give lessons, manage a classroom, mark and report, meet parents, follow the curriculum',
    skills:
      'teaching, classroom management, lesson planning, curriculum development, science teaching, teacher registration, differentiation, secondary teaching, primary teaching, behaviour management, vit registration',
    fields:
      'teaching, education, primary education, secondary education, secondary teaching, primary teaching, initial teacher education',
    related: '2415, 2411, 422, 2492, 249, 242, 2493',
  }),
  occupation('2415', 'Special Education Teachers', {
    label: 'special education',
    titles:
      'special education teacher, special needs teacher, inclusive education teacher, learning support teacher, learning enhancement teacher, teacher of the deaf, special school teacher, diverse learning teacher, learning specialist, special educator, sped teacher, resource teacher, inclusion teacher',
    tasks:
      'adapt lessons to children with disability, write individual plans, work with therapists and aides, teach skills of daily life, measure progress',
    skills: 'special education, inclusive education, individual learning plans, autism support',
    fields: 'special education, inclusive education, education, teaching',
    related: '241, 422, 2411',
  }),
  occupation('242', 'Tertiary Education Teachers', {
    label: 'TAFE and university teaching',
    titles:
      'teacher electrical, teacher plumbing, teacher carpentry, teacher automotive, casual teacher electrical, casual teacher plumbing, casual teacher carpentry, casual teacher automotive, trade teacher, tafe, professor of, research fellow in, teaching specialist, lecturer, university lecturer, university tutor, professor, associate professor, vocational trainer, trainer and assessor, trainer assessor, tafe teacher, academic, teaching associate, sessional lecturer, vet trainer, postdoctoral fellow, sessional academic, casual academic, vocational education teacher, senior lecturer, research fellow, teaching fellow, adjunct lecturer, associate lecturer, course coordinator, rto trainer, vet teacher, postdoc, adjunct instructor, college instructor, adjunct faculty, assistant professor, university instructor, faculty member, instructor university, sessional tutor, graduate teaching assistant, visiting faculty, university teaching assistant, lab demonstrator, docente universitario',
    tasks:
      'lecture and run tutorials, set and mark assessments, supervise students, train and assess in a trade, publish research',
    skills:
      'lecturing, vocational training, training and assessment, academic research, cert iv tae, academic writing, taa',
    fields: 'higher education, training and assessment, doctor of philosophy',
    related: '249, 2493, 2345, 241',
  }),
  occupation('249', 'Miscellaneous Education Professionals', {
    label: 'education support and advice',
    titles:
      'education adviser, education officer, education consultant, curriculum developer, instructional designer, learning designer, learning experience designer, private music teacher, dance teacher, education coordinator, academic coordinator, learning consultant, e-learning developer, education program officer, curriculum writer, student services officer, student recruitment adviser, academic adviser, art tutor, learning technologist, admissions adviser, education agent counsellor, piano teacher, music instructor, coding instructor, education specialist, academic advisor, museum educator, education programs coordinator, guidance counsellor academic, student advisor, student success advisor, education coordinator museum, careers consultant, student engagement officer, education counsellor, study abroad counsellor, admission counsellor, student recruitment officer, international student adviser, education agent, student success officer',
    tasks:
      'design courses and materials, advise students and schools, teach a pastime in private, evaluate programs, build online lessons',
    skills:
      'instructional design, elearning, curriculum design, learning management systems, moodle, swim teaching, curriculum development',
    fields: 'education, learning design, educational technology, music, arts education',
    related: '242, 241, 2492, 223',
  }),
  occupation('2492', 'Private Tutors', {
    label: 'tutoring',
    titles:
      'tutor, maths tutor, english tutor, private tutor, hsc tutor, vce tutor, online tutor, science tutor, academic tutor, tutoring, primary tutor, chemistry tutor, atar tutor, ucat tutor, home tutor, language tutor, kumon, tuition teacher, academic coach',
    tasks:
      'explain school subjects one on one, prepare students for exams, mark practice tests, report to parents, keep young people keen',
    skills: 'tutoring, mathematics, exam preparation',
    fields: 'education, teaching, mathematics, science, physics',
    related: '241, 249, 422, 2493',
  }),
  occupation('2493', 'Teachers of English to Speakers of Other Languages', {
    label: 'teaching English',
    titles:
      'english language teacher, esl teacher, tesol teacher, elicos teacher, efl teacher, ielts teacher, eald teacher, english language trainer, eal teacher, eal d teacher, ielts trainer, language teacher, pte trainer, esl tutor, english language assessor, tefl teacher, ielts instructor, pte instructor, english language instructor, english trainer, language assistant',
    tasks:
      'teach English to adults and children from elsewhere, test levels, prepare students for language exams, plan speaking and writing, mark essays',
    skills: 'english teaching, tesol, celta, ielts',
    fields: 'tesol, applied linguistics, english language teaching, linguistics',
    related: '241, 2492, 242',
  }),
  occupation('2511', 'Nutrition Professionals', {
    label: 'nutrition and dietetics',
    titles:
      'dietitian, dietician, nutritionist, clinical dietitian, community dietitian, sports dietitian, paediatric dietitian, diet aide',
    tasks:
      'assess what people eat, plan diets for illness and sport, teach healthy eating, check menus, follow patients over time',
    skills: 'dietetics, nutrition, apd, nutrition counselling',
    fields: 'dietetics, nutrition, nutrition and dietetics, human nutrition',
    related: '2519, 2342',
  }),
  occupation('2512', 'Medical Imaging Professionals', {
    label: 'medical imaging',
    titles:
      'radiographer, sonographer, medical imaging technologist, radiation therapist, nuclear medicine technologist, mri technologist, ct radiographer, medical imaging, diagnostic radiographer, x-ray operator, mammographer, echocardiographer, radiologic technologist, radiology technologist, xray technician, x ray technician, radiology technician, ultrasound technician, mri technician, x ray technologist, ct scan technologist, ct technologist, ultrasound technologist, imaging technologist',
    tasks:
      'take x-ray and scan images, position patients, deliver radiation doses, check image quality, keep radiation safety',
    skills: 'radiography, medical imaging, ultrasound, mri, computed tomography',
    fields: 'medical imaging, radiography, medical radiation, sonography, radiation therapy',
    related: '2346, 311',
  }),
  occupation('2513', 'Occupational and Environmental Health Professionals', {
    label: 'work health and safety',
    titles:
      'safety assurance manager, safety systems analyst, whs systems analyst, environment health and safety coordinator, ehs coordinator, whs, safety officer, whs officer, whs advisor, whs adviser, hse advisor, hse adviser, hse officer, hse manager, hseq advisor, ehs advisor, ohs advisor, occupational hygienist, environmental health officer, safety advisor, safety adviser, health and safety officer, health and safety advisor, whs coordinator, safety coordinator, hseq coordinator, hse coordinator, sheq advisor, whs manager, health safety and environment, work health and safety, safety specialist, hsr advisor, food inspector, ehs officer, ehs executive, hse engineer, safety engineer construction, hse intern, ohs officer',
    tasks:
      'inspect workplaces, investigate incidents, write safety plans, train workers, measure noise and dust and food hygiene',
    skills:
      'work health and safety, incident investigation, safety management systems, risk assessment, occupational hygiene, hazard identification, iso 45001',
    fields: 'occupational health and safety, work health and safety, environmental health, safety science',
    related: '2343, 2519',
  }),
  occupation('2514', 'Optometrists and Orthoptists', {
    label: 'optometry',
    titles:
      'optometrist, orthoptist, optical dispenser, optical assistant, graduate optometrist, optometry assistant, dispensing optician, orthoptics, refractionist, optometry intern',
    tasks: 'test eyes, prescribe and fit lenses, detect eye disease, refer patients, advise on frames',
    skills: 'optometry, optical dispensing, orthoptics',
    fields: 'optometry, orthoptics, optical dispensing, vision science',
    related: '399',
  }),
  occupation('2515', 'Pharmacists', {
    label: 'pharmacy',
    titles:
      'pharmacist, intern pharmacist, hospital pharmacist, retail pharmacist, pharmacist in charge, community pharmacist, clinical pharmacist, pharmacy intern, pharmacist manager, locum pharmacist, industrial pharmacist, deputy chief pharmacist, quimico farmaceutico, quimica farmaceutica, farmaceutica, farmaceutico',
    tasks: 'dispense medicine, counsel patients, check interactions, give vaccinations, manage stock of medicines',
    skills: 'pharmacy, dispensing, medication review, fred dispense, pharmacology',
    fields: 'pharmacy, pharmaceutical science, pharmacology',
    related: '311, 2345',
  }),
  occupation('2519', 'Other Health Diagnostic and Promotion Professionals', {
    label: 'public health',
    titles:
      'health promotion officer, public health officer, health educator, diabetes educator, public health analyst, health project officer, genetic counsellor, orthotist, prosthetist, health coach, health program officer, public health adviser, audiometrist assistant, population health officer, health policy officer, health information officer, epidemiologist, public health program coordinator, public health coordinator, public health intern, epidemiology intern, health promotion intern, community health officer, community health coordinator, public health associate',
    tasks:
      'plan programs that keep people well, teach groups about health, study how disease spreads, evaluate programs, work with communities',
    skills: 'public health, health promotion, epidemiology, health education',
    fields: 'public health, health promotion, health science, epidemiology, health sciences, global health',
    related: '2511, 2244, 2725, 2345',
  }),
  occupation('252', 'Other Health Therapy Professionals', {
    label: 'podiatry, audiology and chiropractic',
    titles:
      'podiatrist, audiologist, chiropractor, osteopath, naturopath, acupuncturist, traditional chinese medicine practitioner, myotherapist, homoeopath, music therapist, art therapist, creative arts therapist, allied health professional, therapist, tcm practitioner, remedial therapist, hand therapist',
    tasks:
      'assess and treat the body by hand and exercise, fit devices, test hearing and feet, plan treatment, keep clinical notes',
    skills: 'podiatry, audiology, chiropractic, osteopathy, acupuncture, naturopathy',
    fields: 'podiatry, audiology, chiropractic, osteopathy, traditional chinese medicine, naturopathy, health science',
    related: '2525, 4116',
  }),
  occupation('2523', 'Dental Practitioners', {
    label: 'dentistry',
    titles:
      'dentist, dental practitioner, orthodontist, oral health therapist, general dentist, associate dentist, dental surgeon, dental officer, prosthodontist, dental house surgeon, house surgeon dental, dental intern, dental house officer, dental resident, odontologo, odontologa, cirurgia dentista, dentista',
    tasks: 'examine teeth and gums, fill and extract, take x-rays, plan treatment, teach oral hygiene',
    skills: 'dentistry, oral health, endodontics',
    fields: 'dentistry, dental surgery, oral health, dental medicine, dental science',
    related: '4112',
  }),
  occupation('2524', 'Occupational Therapists', {
    label: 'occupational therapy',
    titles:
      'occupational therapist, ot, graduate occupational therapist, paediatric occupational therapist, mental health occupational therapist, senior occupational therapist, occupational therapy, new graduate occupational therapist, occupational therapy practitioner',
    tasks:
      'assess what a person can do at home and work, prescribe equipment and changes, practise daily tasks, write functional reports, work with families',
    skills:
      'occupational therapy, functional capacity assessment, home modifications, sensory processing, ndis reports, functional assessments',
    fields: 'occupational therapy',
    related: '2525, 4117, 423314',
  }),
  occupation('2525', 'Physiotherapists', {
    label: 'physiotherapy',
    titles:
      'physiotherapist, physio, graduate physiotherapist, sports physiotherapist, senior physiotherapist, musculoskeletal physiotherapist, aged care physiotherapist, paediatric physiotherapist, physiotherapy, new graduate physiotherapist, physiotherapy graduate, physical therapist, fisioterapeuta, kinesiologo, kinesiologa',
    tasks:
      'assess movement and pain, treat with exercise and hands, rehabilitate after injury, plan programs, teach patients',
    skills: 'physiotherapy, musculoskeletal, rehabilitation, dry needling, clinical pilates, manual therapy',
    fields: 'physiotherapy, physical therapy',
    related: '2349, 2524, 252, 423314, 452',
  }),
  occupation('2527', 'Speech Professionals', {
    label: 'speech pathology',
    titles:
      'speech pathologist, speech therapist, graduate speech pathologist, paediatric speech pathologist, speech language pathologist, speechie, senior speech pathologist, speech pathology, new graduate speech pathologist',
    tasks:
      'assess speech and swallowing, treat children and adults, write reports, coach families, choose aids to communicate',
    skills: 'speech pathology, dysphagia, augmentative communication',
    fields: 'speech pathology, speech therapy, speech language pathology, speech science',
    related: '2524',
  }),
  occupation('253', 'Medical Practitioners', {
    label: 'medicine',
    titles:
      'consultant psychiatrist, consultant cardiologist, consultant in, consultant microbiologist, consultant surgeon, gp with special interest, locum consultant, specialty doctor, rural generalist, consultant radiologist, clinical fellow, specialty registrar, doctor, general practitioner, gp, medical officer, resident medical officer, rmo, registrar, intern doctor, surgeon, physician, psychiatrist, anaesthetist, radiologist, paediatrician, medical practitioner, specialist physician, dermatologist, career medical officer, cmo medical, consultant physician, oncologist, house officer, gp registrar, hospital medical officer, hmo, obstetrician, pathologist, cardiologist, staff specialist, ophthalmologist, emergency physician, geriatrician, medico, junior resident, senior resident, duty doctor, resident doctor, medical intern, mbbs intern, junior doctor, doctor intern, medical resident, medica, medica general, medecin, bac si, dokter',
    tasks:
      'examine and diagnose patients, prescribe and operate, order and read tests, lead care in wards and clinics, refer to specialists',
    skills: 'medicine, surgery, racgp, medical registration',
    fields: 'medicine, surgery, mbbs, doctor of medicine, medical practice',
    related: '',
  }),
  occupation('2541', 'Midwives', {
    label: 'midwifery',
    titles:
      'midwife, registered midwife, clinical midwife, graduate midwife, midwifery, maternal and child health nurse, midwife unit manager, mchn',
    tasks:
      'care for women in pregnancy and birth, monitor mother and baby, teach feeding and care, act in emergencies, visit after birth',
    skills: 'midwifery, maternity care, antenatal care',
    fields: 'midwifery',
    related: '2544',
  }),
  occupation('2544', 'Registered Nurses', {
    label: 'registered nursing',
    titles:
      'operating department practitioner, staff nurse, charge nurse, mental health practitioner, mental health assessor, theatre practitioner, health visitor, district nurse, ward sister, bank nurse, nurse assessor, mental health liaison practitioner, crisis clinician, nursing associate, registered nurse, rn, nurse, graduate nurse, clinical nurse, clinical nurse specialist, cns, nurse practitioner, practice nurse, theatre nurse, icu nurse, ed nurse, mental health nurse, aged care nurse, community nurse, scrub nurse, anaesthetic nurse, clinical nurse consultant, cnc, nurse educator, infection control nurse, dialysis nurse, endoscopy nurse, recovery nurse, paediatric nurse, perioperative nurse, school nurse, rn div 1, graduate registered nurse, immunisation nurse, nurse in charge, cosmetic nurse, emergency nurse, agency nurse, div 1, clinical care coordinator, grad rn, nursing graduate, triage nurse, nursing officer, enfermera, enfermeira, enfermero, enfermeiro, infirmiere, perawat',
    tasks:
      'assess patients and plan care, give medicine, watch vital signs, supervise carers and enrolled nurses, record care and hand over',
    skills:
      'nursing, ahpra registration, wound care, medication administration, patient care, clinical assessment, emergency nursing, acute care, vital signs, palliative care, cannulation, registered nursing',
    fields: 'nursing, nurse, registered nursing, nursing practice',
    related: '4114, 4233, 4231, 2541, 134',
  }),
];
