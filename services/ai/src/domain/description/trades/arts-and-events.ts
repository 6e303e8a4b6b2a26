import type { TradeRow } from './trade-row.ts';

/** Stages, screens, museums, parties and places of leisure. */
export const artsAndEvents: readonly TradeRow[] = [
  [
    'usher, theatre usher, concert usher, front of house attendant, ticket collector, ticket attendant, gate attendant, front of house usher, stadium attendant, venue attendant',
    'Check tickets at the door; Show people to their seats; Answer questions about the venue and the show; Keep aisles and exits clear; Help people leave safely, also in an emergency',
    'customer service, communication, teamwork, punctuality',
  ],
  [
    'ticket seller, box office attendant, ticket office, box office assistant, ticketing assistant, admissions attendant',
    'Sell and scan tickets; Answer questions by phone and at the window; Take payments and balance the till; Solve problems with bookings; Report numbers to the front of house',
    'customer service, cash handling, ticketing systems, accuracy',
  ],
  [
    'ticket inspector, authorised officer transport, revenue protection officer, train attendant, tram conductor, train conductor, station attendant, customer service attendant rail, station officer',
    'Check tickets and help people use machines; Answer travellers and guide them; Watch platforms, doors and crowds; Report faults and incidents; Help people who need assistance',
    'customer service, communication, conflict resolution, shift work',
  ],
  [
    'event crew, bump in crew, stagehand, stage hand, event labourer, roadie, event setup, production crew, staging crew, event set up crew, festival crew, marquee hand, marquee installer',
    'Unload trucks and move cases and gear; Put up stages, marquees, barriers and seats; Run cables and place equipment as directed; Take everything down and load it; Work safely with others around moving loads',
    'manual handling, teamwork, hand tools, White Card',
  ],
  [
    'stage manager, assistant stage manager, deputy stage manager',
    'Run rehearsals and note moves and cues; Keep scripts, lists and schedules up to date; Call the show and its cues; Look after props and backstage safety; Write show reports',
    'cue calling, organisation, communication, theatre safety',
  ],
  [
    'sound technician, sound engineer, audio engineer, live sound engineer, audio technician, foh engineer',
    'Set up microphones, desks and speakers; Check sound and mix the show or recording; Find and mend faults; Look after cables and gear; Pack down and store equipment',
    'mixing, microphones, signal flow, fault finding',
  ],
  [
    'lighting technician, light technician, lighting operator, lighting designer, stage technician, theatre technician stage, production technician, live production technician',
    'Hang, focus and wire stage equipment; Program and run cues; Check safety chains and power; Find and mend faults during the show; Pack down and look after gear',
    'lighting desks, rigging, working at heights, electrical safety',
  ],
  [
    'camera operator, camera assistant, cinematographer, broadcast camera operator, drone operator, drone pilot',
    'Set up and test the camera; Frame and shoot to direction; Check focus, light and sound with the crew; Store footage and label it; Clean and look after equipment',
    'camera operation, lighting, teamwork, attention to detail',
  ],
  [
    'museum attendant, gallery attendant, gallery guide, visitor services officer, visitor experience officer, visitor services, gallery assistant, museum assistant, gallery host, visitor services assistant',
    'Welcome visitors and answer questions; Watch over works and rooms; Sell tickets and guide books; Open and close rooms by the procedure; Report damage and help in an emergency',
    'customer service, communication, observation, cash handling',
  ],
  [
    'museum technician, gallery technician, art handler, exhibition technician, art installer',
    'Pack, move and unpack works with care; Hang pictures and place objects; Build plinths, walls and cases; Set lights and labels; Write condition reports',
    'art handling, hand and power tools, measuring, manual handling',
  ],
  [
    'escape room host, game master, escape room game master, escape room attendant, laser tag host, trampoline park attendant, bowling attendant, bowling alley attendant, play centre attendant, party host, kids party host, arcade attendant, mini golf attendant, leisure centre attendant, skate hire attendant, party entertainer, host family entertainment centre',
    'Welcome groups and explain the rules; Start games or sessions and watch over them; Help guests who are stuck or need something; Reset and clean the space for the next group; Take bookings and payments',
    'customer service, communication, first aid, cash handling',
  ],
  [
    'childrens entertainer, entertainer, clown, face painter, magician, balloon artist, fairy entertainer, kids entertainer, santa, santa claus, santa photographer assistant, mascot performer, costume character',
    'Greet children and their families; Perform, play or pose to the plan of the event; Keep children safe and included; Look after costumes and props; Keep to time and speak with parents and organisers',
    'performing, communication, working with children check, punctuality',
  ],
  [
    'actor, extra, film extra, background actor, voice over artist, performer, theatre actor, role player, simulated patient',
    'Learn lines, moves or a brief; Rehearse and take direction; Perform on stage, on set or in front of learners; Keep to call times; Look after costume and script',
    'performing, taking direction, memory, punctuality',
  ],
  [
    'musician, session musician, pianist, guitarist, singer, vocalist, drummer, violinist, church organist, accompanist, cellist, wedding singer, busker',
    'Learn and rehearse pieces; Perform for listeners or with others; Set up and tune instruments; Choose music for the occasion; Keep to time and look after gear',
    'performing, sight reading, ensemble playing, punctuality',
  ],
  [
    'dj, disc jockey, mobile dj, wedding dj, karaoke host, trivia host, quiz host, bingo caller, master of ceremonies, mc host, trivia master',
    'Plan music, questions or the program; Set up sound and check it; Speak clearly to the room and keep people involved; Take requests and keep to time; Pack down and look after gear',
    'public speaking, sound equipment, music knowledge, punctuality',
  ],
  [
    'dancer, backup dancer, ballet dancer, show dancer, cultural dancer',
    'Learn and rehearse steps; Warm up and look after the body; Perform to music and direction; Keep costumes and shoes in order; Keep to call times',
    'dance technique, fitness, taking direction, teamwork',
  ],
  [
    'artist, illustrator, muralist, mural artist, painter artist, cartoonist, tattoo artist, tattooist, visual artist',
    'Talk over ideas with clients; Sketch and choose colours; Draw or paint the finished work; Keep tools and surfaces clean; Show and revise designs after feedback',
    'drawing, colour, design, hygiene',
  ],
  [
    'life model, art model, hand model, hair model',
    'Hold poses as asked; Keep to agreed times and breaks; Move and rest safely; Respect the room and the privacy of all; Arrive ready for the session',
    'posing, patience, punctuality',
  ],
  [
    'costume maker, wardrobe assistant, costume assistant, dresser, theatre dresser, wardrobe supervisor',
    'Sort, press and label costumes; Mend and alter clothes; Help performers change; Keep laundry and stock lists; Pack costumes for moves',
    'sewing, organisation, laundry care, discretion',
  ],
  [
    'props maker, set builder, set painter, scenic artist, scenic painter, scenery carpenter, model maker',
    'Read sketches and plan how to build; Cut, shape and join material; Paint and age surfaces; Fit pieces on set and mend them; Keep the workshop safe and clean',
    'carpentry, painting, hand and power tools, measuring',
  ],
  [
    'radio announcer, radio presenter, radio producer, podcast producer, podcast editor, podcaster, broadcaster, broadcast operator, panel operator',
    'Plan segments and prepare guests; Record, mix or present the program; Run the desk and keep to time; Edit and publish sound; Keep logs and music rights in order',
    'audio editing, public speaking, research, time keeping',
  ],
  [
    'journalist, reporter, cadet journalist, news reporter, sports reporter, cadet reporter',
    'Find and check stories; Interview people; Write or record to the deadline; Take or choose pictures; Keep to the law and the code of the press',
    'writing, interviewing, research, shorthand or note taking, media law',
  ],
  [
    'projectionist, cinema projectionist, cinema attendant, cinema team member, candy bar attendant, cinema usher, cinema worker',
    'Sell and check tickets; Serve drinks and snacks; Start sessions and check picture and sound; Clean the auditorium between sessions; Help people leave safely',
    'customer service, cash handling, communication, teamwork',
  ],
  [
    'race day staff, racecourse attendant, race day attendant, gate staff, turnstile operator, program seller, merchandise seller, festival staff, ticket scanner',
    'Open gates and scan tickets; Direct people and answer questions; Sell programs or goods; Keep queues moving and exits clear; Count and report takings or numbers',
    'customer service, cash handling, communication, teamwork',
  ],
  [
    'wedding celebrant, civil celebrant, marriage celebrant, funeral celebrant',
    'Meet couples or families and learn their wishes; Write the words of the ceremony; Prepare the papers that the law requires; Rehearse and lead the ceremony; Lodge forms and keep records',
    'public speaking, writing, celebrant registration, empathy',
  ],
  [
    'photo booth attendant, event photographer, theme park photographer, photo lab operator, passport photographer, photography assistant, photographers assistant, photo lab assistant',
    'Set up cameras, lights and backdrops; Guide people to pose; Take and print pictures; Answer questions and take payments; Pack and look after equipment',
    'photography, customer service, lighting, cash handling',
  ],
  [
    'golf course attendant, pro shop assistant, golf shop assistant, golf professional, golf caddie, driving range attendant, caddie, caddy',
    'Welcome players and book times; Serve in the shop and take payments; Look after carts, balls and clubs; Keep play moving and answer questions; Tidy the range, sheds and paths',
    'customer service, cash handling, knowledge of golf, outdoor work',
  ],
  [
    'gym attendant, gym receptionist, gym floor, leisure attendant, fitness centre receptionist, recreation attendant, aquatic centre customer service officer, health club receptionist, leisure centre receptionist, gym reception',
    'Greet members and check them in; Answer calls and sell memberships; Take bookings and payments; Keep rooms and equipment clean and tidy; Act on accidents and report faults',
    'customer service, cash handling, first aid, communication',
  ],
  [
    'outdoor guide, outdoor educator, outdoor leader, outdoor recreation instructor, outdoor instructor, camp leader, camp instructor, camp counsellor, camp counselor, ropes course instructor, climbing instructor, rock climbing instructor, bushwalking guide, high ropes instructor, climbing gym attendant',
    'Check weather, gear and ground before going out; Explain the activity and its safety; Lead groups and watch each person; Give first aid and act in emergencies; Clean, count and store equipment',
    'first aid, group leadership, risk assessment, working with children check',
  ],
  [
    'martial arts instructor, karate instructor, taekwondo instructor, boxing coach, jiu jitsu coach, judo coach, boxing instructor, self defence instructor',
    'Plan classes by age and level; Show and correct technique; Keep training safe and fair; Give first aid; Keep attendance and set up mats and gear',
    'coaching, first aid, working with children check, communication',
  ],
  [
    'horse riding instructor, riding instructor, trail ride guide, horse riding guide, trail guide, equestrian coach',
    'Match riders with horses; Saddle up and check gear; Teach or guide riders safely; Feed, groom and check horses; Clean yards and tack',
    'horse handling, first aid, coaching, working with children check',
  ],
  [
    'skipper, boat skipper, coxswain, charter boat skipper, ferry master, boat driver, water taxi driver, tour boat skipper, ferry driver, marine master',
    'Check the vessel, weather and safety gear; Steer and berth safely; Brief passengers and crew; Keep the log and watch the engine; Lead drills and act in emergencies',
    'coxswain certificate, navigation, radio use, first aid',
  ],
  [
    'jockey, trackwork rider, track rider, apprentice jockey, harness driver',
    'Ride horses in training or races as told; Report how a horse moves and feels; Saddle, warm up and cool down horses; Keep fit and to weight; Follow the rules of racing',
    'riding, horse handling, fitness, racing licence',
  ],
];
