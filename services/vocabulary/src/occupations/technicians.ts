import { type Occupation, occupation } from './occupation.ts';

/** Major group 3. */
export const technicians: readonly Occupation[] = [
  occupation('311', 'Agricultural, Medical and Science Technicians', {
    label: 'laboratory work',
    titles:
      'laboratory technician, pilot plant, pilot plant technician, pilot plant operator, lab technician, laboratory assistant, lab assistant, science technician, technical officer laboratory, agricultural technician, fisheries technician, sample preparation, quality control technician, laboratory analyst, school laboratory technician, laboratory attendant, lab analyst, field technician, milk tester, qc analyst, soil technician, laboratory technical assistant, technical assistant, laboratory intern, lab chemist technician, lab attendant',
    tasks:
      'collect and prepare samples, run tests and instruments, record results, clean and calibrate equipment, keep stock of the laboratory',
    skills: 'laboratory skills, sample preparation, laboratory testing, quality control testing',
    fields: 'laboratory technology, laboratory techniques, applied science, science, biomedical science',
    related: '2346, 2345, 2342, 3112',
  }),
  occupation('3112', 'Medical Technicians', {
    label: 'technical work in hospitals and pathology',
    titles:
      'pathology collector, phlebotomist, pharmacy technician, anaesthetic technician, medical technician, pathology assistant, operating theatre technician, cardiac technician, sterilisation technician, theatre technician, cssd technician, specimen collector, specimen reception, medical laboratory technician, surgical technologist, surgical technician, ecg technician, renal technician, hospital pharmacy technician, dispensary technician, dialysis technician, sterile processing technician, endoscopy technician, perioperative technician, cath lab technician, cath lab tech, cath lab technologist, hospital laboratory technician, laboratory technician hospital, phlebotomy, ot technician, medical lab trainee, medical lab technician, pathology lab technician, anaesthesia technician, blood bank technician',
    tasks:
      'collect blood and samples, prepare theatres and instruments, run tests, dispense under a pharmacist, clean and sterilise',
    skills: 'phlebotomy, venepuncture, specimen collection, pathology collection, instrument sterilisation',
    fields: 'pathology collection, anaesthetic technology, sterilisation services, hospital pharmacy',
    related: '4233',
  }),
  occupation('312', 'Building and Engineering Technicians', {
    label: 'drafting and building technology',
    titles:
      'building technician, civil designer, civil 12d designer, 12d designer, architectural technician, building and architectural technician, documentor, revit documentor, maintenance coordinator building, draftsperson, drafter, cad drafter, drafting officer, civil drafter, structural drafter, architectural draftsperson, civil engineering technician, building associate, site coordinator, project coordinator construction, revit drafter, design drafter, bim modeller, building designer, drafting technician, cad technician, building cadet, construction cadet, site administrator, geotechnical technician, assistant site supervisor, soil tester, construction coordinator, civil technician, site assistant, assistant building supervisor, draftsman, drafter cad, cad operator, civil lab technician, steel detailer, tekla detailer, bim intern, bim engineer, bim technician, building information modelling intern, building information modeling intern, revit technician, autocad operator, draughtsman, draughtsperson, rebar detailer',
    tasks:
      'draw plans and details, model buildings, test materials, keep records of a site, help engineers and site managers',
    skills: 'autocad, drafting, technical drawing, revit, building information modelling',
    fields:
      'drafting, building, building design, construction, civil construction, engineering drafting, building and construction',
    related: '2332, 1331, 2321, 312113, 312114',
  }),
  occupation('312113', 'Building Inspectors', {
    label: 'building surveying and inspection',
    titles:
      'building surveyor, building inspector, building certifier, certifier, plumbing inspector, building compliance officer',
    tasks:
      'inspect work on site, check plans against the building code, issue permits and certificates, write reports on defects, advise owners and builders',
    skills: 'building inspection, building surveying, building code',
    fields: 'building surveying, building certification',
    related: '5995',
  }),
  occupation('312114', 'Construction Estimators and Quantity Surveyors', {
    label: 'estimating and quantity surveying',
    titles:
      'estimator, cost estimator, quantity surveyor, cost planner, cost specialist construction, contracts administrator quantity surveyor, estimator building, construction estimator, estimator construction, assistant estimator, junior estimator, estimator project, cost engineer, qs, cost manager construction, estimation engineer, billing engineer, quantity engineer, qs engineer, tendering engineer, estimation and costing, quantity surveying intern, cost consultant, commercial manager construction, procurement and estimation',
    tasks:
      'measure quantities from plans, price work and tenders, compare quotes of subcontractors, follow the cost of a project, settle claims',
    skills: 'estimating, quantity surveying, quantity takeoff, bill of quantities, cost planning, cubit, buildsoft',
    fields: 'quantity surveying, construction economics, cost management, construction management, building',
    related: '1331, 511',
  }),
  occupation('3123', 'Electrical, Mechanical and Other Engineering Technicians', {
    label: 'engineering technical work',
    titles:
      'engineering technician, mechanical draftsperson, electrical drafter, safety inspector, maintenance planner, mechanical technician, metallurgical technician, materials tester, process engineering technician, process technician, electrical engineering technician, mechanical engineering technician, manufacturing technician, manufacturing engineering technician, production technician, semiconductor process technician, semiconductor technician, process development technician, reliability technician, test technician, calibration technician, automation technician, quality technician, engineering aide, mechanical drafter, controls technician, chemical plant technician, maintenance scheduler, metallurgy technician, ndt technician, ndt inspector, cnc programmer technician, plant technician, diploma engineer trainee, e and i technician, electronics technician test',
    tasks:
      'set up and run tests, keep machines and processes within limits, draw parts and circuits, find faults, record and report results',
    skills: 'process control, calibration, instrumentation, root cause analysis, technical drawing',
    fields: 'engineering technology, mechatronics, manufacturing technology, instrumentation',
    related: '2335, 2333, 323',
  }),
  occupation('313', 'ICT and Telecommunications Technicians', {
    label: 'IT help desk',
    titles:
      'desktop, priority support specialist, it coordinator, japanese speaking technical support engineer, customer support analyst, it support officer, ict support officer, it support, help desk, helpdesk, help desk officer, helpdesk support, service desk analyst, service desk, desktop support, desktop support officer, it technician, it officer, ict technician, ict support, level 1 support, it support technician, it service desk analyst, it support analyst, hardware technician, web administrator, telecommunications technical officer, it administrator, technical support officer, technical support, it trainee, computer technician, field service technician it, it helpdesk, it assistant, support technician, it specialist, technical support analyst, l1 support, ict officer, it field technician, deskside support, it systems officer, it intern, service desk engineer, it support engineer junior, service desk officer, information technology specialist, information technology technician, it support specialist, it support consultant, desktop technician, help desk technician, help desk analyst, help desk specialist, technology specialist, technology coordinator, computer support specialist, pc technician, technical support representative, technical support specialist, information technology officer, information technology support, it help desk technician, it desktop engineer, information technology intern, field technician it, it field engineer, it executive, it associate, l1 support engineer, laptop technician, computer operator it',
    tasks:
      'answer calls about computers, set up devices and accounts, fix faults, log and pass on tickets, keep inventory of equipment',
    skills:
      'technical support, active directory, office 365, desktop support, it support, windows, ticketing, servicenow, hardware troubleshooting, troubleshooting computers, itil, help desk',
    fields: 'information technology, computer support, networking, ict, information systems, computer science',
    related: '2632, 2631, 262, 541',
  }),
  occupation('321', 'Automotive Electricians and Mechanics', {
    label: 'vehicle repair',
    titles:
      'mechanic, motor mechanic, automotive technician, auto electrician, diesel mechanic, heavy diesel fitter, heavy vehicle mechanic, motorcycle mechanic, automotive mechanic, light vehicle mechanic, truck mechanic, service technician automotive, apprentice mechanic, hd fitter, automotive electrician, tyre fitter, brake mechanic, mobile mechanic, vehicle technician, hd mechanic, workshop mechanic, heavy diesel mechanic, master technician, roadside technician, small engine mechanic, field service mechanic, auto mechanic, auto technician, car mechanic, service technician',
    tasks:
      'service and repair vehicles, diagnose faults, replace brakes and engines, wire and test, road test and record',
    skills:
      'automotive repair, vehicle servicing, diesel engines, automotive electrical, vehicle diagnostics, mechanical repair',
    fields:
      'automotive, light vehicle mechanical technology, automotive technology, heavy vehicle, automotive mechanical',
    related: '323, 324',
  }),
  occupation('322', 'Fabrication Engineering Trades Workers', {
    label: 'welding and metal fabrication',
    titles:
      'welder, boilermaker, metal fabricator, sheet metal worker, fabricator, pressure welder, first class welder, structural steel fabricator, mig welder, tig welder, boiler maker, blacksmith, sheetmetal worker, metal casting, welder fabricator, steel fixer fabricator, aluminium fabricator, boilermaker welder, coded welder, sheet metal fabricator',
    tasks: 'cut and weld metal, read drawings, fit frames and ducts, grind and finish, set up machines',
    skills: 'welding, mig welding, tig welding, metal fabrication, sheet metal, boilermaking',
    fields: 'engineering fabrication, fabrication, welding, metal fabrication',
    related: '323, 821',
  }),
  occupation('323', 'Mechanical Engineering Trades Workers', {
    label: 'fitting and turning',
    titles:
      'fitter, fitter and turner, mechanical fitter, machinist, cnc machinist, maintenance fitter, toolmaker, locksmith, aircraft maintenance engineer, lame, metal machinist, cnc programmer, cnc operator, watchmaker, precision machinist, maintenance technician, diesel fitter, cnc setter, plant mechanic, gunsmith, mechanical tradesperson, aircraft mechanic, rail fitter, fitter machinist, pump technician, service technician mechanical, cnc setter operator, hydraulic fitter',
    tasks: 'fit and align machines, turn and mill parts, maintain plant, find mechanical faults, measure to tolerance',
    skills:
      'machining, fitting and turning, cnc programming, mechanical maintenance, preventive maintenance, lathe, cnc',
    fields: 'mechanical trades, engineering mechanical, fitting and turning, aeroskills, mechanical trade',
    related: '322, 321, 711, 2335',
  }),
  occupation('324', 'Panelbeaters, and Vehicle Body Builders, Trimmers and Painters', {
    label: 'panel beating and vehicle painting',
    titles:
      'panel beater, panelbeater, spray painter, vehicle painter, vehicle body builder, vehicle trimmer, vehicle detailer, car detailer, smash repairer, automotive spray painter, automotive refinisher, body builder vehicle, automotive painter, paint prepper, paintless dent repairer, spray painter automotive, auto body',
    tasks: 'beat and fill panels, prepare and spray, trim interiors, align bodies, polish and detail',
    skills: 'spray painting, panel beating, vehicle detailing',
    fields: 'automotive body repair, automotive refinishing, automotive painting',
    related: '321',
  }),
  occupation('331', 'Bricklayers, and Carpenters and Joiners', {
    label: 'carpentry',
    titles:
      'leading hand, builder, carpenter, joiner, apprentice carpenter, formworker, formwork carpenter, shopfitter, chippy, carpentry, fixing carpenter, leading hand carpenter, roof carpenter, carpenter and joiner, chippie, formwork and fixing',
    tasks: 'frame and fix timber, build formwork, fit stairs and roofs, hang doors, read plans on site',
    skills: 'carpentry, joinery, formwork',
    fields: 'carpentry, joinery, building trades',
    related: '821, 394, 333, 1331',
  }),
  occupation('3311', 'Bricklayers and Stonemasons', {
    label: 'bricklaying and stonemasonry',
    titles:
      'bricklayer, brick layer, brickie, blocklayer, stonemason, stonemasonry, leading hand stonemasonry, mason, paver, apprentice bricklayer, landscape mason',
    tasks: 'lay bricks, blocks and stone, mix mortar, cut and dress stone, set out walls, repair masonry',
    skills: 'bricklaying, stonemasonry, blocklaying',
    fields: 'bricklaying, bricklaying and blocklaying, stonemasonry',
    related: '821',
  }),
  occupation('332', 'Floor Finishers and Painting Trades Workers', {
    label: 'painting and flooring',
    titles:
      'painter, house painter, floor layer, painter and decorator, flooring installer, carpet layer, commercial painter, painting contractor, floor finisher, industrial painter, vinyl layer, apprentice painter, floor sander',
    tasks: 'prepare and paint walls, lay floors and carpet, sand and seal, mix colours, protect surfaces',
    skills: 'painting and decorating, floor laying',
    fields: 'painting and decorating, flooring technology, painting',
    related: '333, 821',
  }),
  occupation('333', 'Glaziers, Plasterers and Tilers', {
    label: 'plastering, tiling and glazing',
    titles:
      'glazier, plasterer, tiler, wall and floor tiler, roof tiler, gyprock fixer, renderer, solid plasterer, roofer, fibrous plasterer, ceiling fixer, tiling, drywall, partition installer, roof plumber tiler, waterproofer, window installer, plasterboard fixer, window fitter, gyprocker',
    tasks: 'fix and set plasterboard, lay tiles, cut and fit glass, render walls, seal wet areas',
    skills: 'tiling, plastering, glazing, waterproofing',
    fields: 'wall and floor tiling, plastering, glass and glazing, tiling, glazing',
    related: '332, 331, 821',
  }),
  occupation('334', 'Plumbers', {
    label: 'plumbing',
    titles:
      'plumber, gasfitter, drainer, apprentice plumber, roof plumber, maintenance plumber, plumbing, gas fitter, fire services plumber, mechanical services plumber, drainlayer, irrigation installer, pipe fitter, fire sprinkler fitter',
    tasks: 'fit pipes and drains, install hot water and gas, find leaks, clear blockages, test to standard',
    skills: 'plumbing, gas fitting, drainage',
    fields: 'plumbing',
    related: '821, 341',
  }),
  occupation('341', 'Electricians', {
    label: 'electrical work',
    titles:
      'electrician, a grade electrician, electrical technician, apprentice electrician, electrical fitter, solar installer, electrical tradesperson, electrical trades assistant, sparky, lift mechanic, industrial electrician, electrical mechanic, electrical apprentice, lift technician, domestic electrician, electrical supervisor, electrical and instrumentation technician, solar electrician, maintenance electrician, electrical foreman, dual trade electrician, wireman, lineman',
    tasks: 'wire homes and plant, test circuits, install panels and switchboards, find faults, certify work',
    skills:
      'electrical wiring, electrical licence, electrical installation, solar installation, testing and tagging, test and tag',
    fields: 'electrotechnology, electrical trade, electrical, electrotechnology electrician',
    related: '342, 2333',
  }),
  occupation('342', 'Electronics and Telecommunications Trades Workers', {
    label: 'air conditioning and telecommunications installation',
    titles:
      'refrigeration mechanic, air conditioning technician, refrigeration technician, hvac technician, electronics technician, telecommunications technician, cabler, data cabler, fibre technician, electronic equipment technician, cable jointer, telecommunications rigger, lineworker, linesman, alarm technician, avionics technician, nbn technician, instrumentation technician, electrical linesworker, communications technician, business machine mechanic, cctv technician, security technician, refrigeration and air conditioning mechanic, hvac service technician, av technician, instrument technician, telecommunications linesworker, powerline worker, photocopier technician, fire alarm technician, field technician telecommunications, splicer, hvac mechanic, biomedical technician, audio visual technician',
    tasks:
      'install and repair electronic gear, cool and heat buildings, run cable and fibre, climb and join lines, test signals',
    skills: 'refrigeration, air conditioning, cabling, arctick licence, electronics repair, fibre splicing, soldering',
    fields:
      'refrigeration, air conditioning, electronics, telecommunications technology, air conditioning and refrigeration',
    related: '341, 2333, 2633',
  }),
  occupation('3511', 'Bakers and Pastrycooks', {
    label: 'baking and pastry',
    titles:
      'baker, pastry chef, pastry cook, pastrycook, cake decorator, apprentice baker, commis pastry chef, bread baker, patissier, pastry chef de partie, baker assistant, bakery, production baker, chocolatier, demi chef pastry, pastry sous chef, bakery assistant production, pastry commis, commis pastry, commis de patisserie, panadero, panadera, padeiro, confeiteira, pastelera, pastelero',
    tasks: 'mix and prove dough, bake bread and pastry, decorate cakes, keep ovens and hygiene, plan the day’s bake',
    skills: 'baking, pastry, cake decorating, patisserie, bread making',
    fields: 'patisserie, baking, bread baking, retail baking, pastry',
    related: '851, 831',
  }),
  occupation('3512', 'Butchers and Smallgoods Makers', {
    label: 'butchery',
    titles:
      'butcher, smallgoods maker, boner, slicer, apprentice butcher, meat slicer, retail butcher, slaughterer, meat worker boner, qualified butcher, butchery, meat processing tradesperson, knife hand',
    tasks: 'cut and bone meat, make sausages, serve customers, keep cold and clean, display cuts',
    skills: 'butchery, boning, knife skills',
    fields: 'meat processing, meat retailing, butchery',
    related: '831, 621',
  }),
  occupation('3513', 'Chefs and Cooks', {
    label: 'cooking',
    titles:
      'chef, cook, commis chef, sous chef, head chef, chef de partie, cdp, demi chef, line cook, executive chef, apprentice chef, kitchen manager, short order cook, qualified chef, aged care cook, junior chef, chef manager, catering chef, breakfast chef, sushi chef, pizza chef, chef cook, camp cook, childcare cook, breakfast cook, demi chef de partie, pizza maker, junior sous chef, grill cook, sushi maker, banquet chef, chinese chef, indian chef, tandoori chef, cook school, chef supervisor, curry chef, thai cook, grill chef, restaurant cook, asian chef, casual chef, second chef, executive sous chef, dcdp, commis, cocinero, cocinera, cozinheiro, kitchen trainee, industrial trainee kitchen, ayudante de cocina, cozinheira, commis de cuisine, comi de cuisine, chef de cuisine',
    tasks:
      'prepare and cook dishes, run a section, plan menus and order food, keep a kitchen safe and clean, plate and send',
    skills:
      'commercial cookery, cooking, menu planning, kitchen management, grill, culinary arts, food cost control, food preparation, plating',
    fields:
      'commercial cookery, cookery, culinary, culinary arts, kitchen management, culinary management, asian cookery',
    related: '851, 141',
  }),
  occupation('361', 'Animal Attendants and Trainers, and Shearers', {
    label: 'animal care',
    titles:
      'veterinary nurse, vet nurse, animal attendant, animal carer, pet groomer, dog groomer, shearer, zookeeper, kennel hand, horse trainer, stable hand, dog trainer, trainee vet nurse, animal technician, dog walker, strapper, cattery attendant, stablehand, kennel attendant, veterinary assistant, pet care assistant, animal care attendant, wildlife keeper, trackwork rider, aquarist, pet sitter, veterinary technician, vet technician, animal care technician',
    tasks: 'feed and clean animals, help vets in surgery, groom and train, watch health, talk with owners',
    skills: 'veterinary nursing, animal care, pet grooming, animal handling, animal husbandry',
    fields: 'veterinary nursing, animal care, animal studies, companion animal, equine',
    related: '2347, 841',
  }),
  occupation('362', 'Horticultural Trades Workers', {
    label: 'gardening and landscaping',
    titles:
      'gardener, landscaper, landscape gardener, horticulturist, greenkeeper, arborist, florist, nurseryperson, landscape labourer, groundsperson, tree surgeon, nursery hand, parks and gardens officer, tree climber, groundskeeper, grounds maintenance, irrigation technician, turf manager, nursery assistant, horticulturalist, lawn mowing, senior florist, grounds person, climbing arborist, gardens and grounds',
    tasks: 'plant and prune, build gardens, mow and keep turf, climb and cut trees, arrange flowers',
    skills: 'horticulture, landscaping, gardening, arboriculture, floristry, turf management, chainsaw',
    fields:
      'horticulture, landscape construction, arboriculture, floristry, landscape design, turf management, parks and gardens',
    related: '841, 899',
  }),
  occupation('391', 'Hairdressers', {
    label: 'hairdressing',
    titles:
      'hair dresser, hair salon, hairdresser, hair stylist, hairstylist, barber, apprentice hairdresser, senior stylist, salon assistant, colourist, salon manager, hairdressing, master barber, senior hairdresser, emerging stylist, salon coordinator',
    tasks: 'cut and colour hair, wash and style, consult clients, sell products, keep a salon clean',
    skills: 'hairdressing, barbering, hair colouring',
    fields: 'hairdressing, barbering, hair',
    related: '4511',
  }),
  occupation('392', 'Printing Trades Workers', {
    label: 'printing',
    titles:
      'printer, print finisher, screen printer, prepress operator, digital print operator, offset printer, print machinist, wide format printer, print operator, bookbinder, printing machinist, pre press operator, digital printer, graphic prepress',
    tasks: 'set and run presses, prepare files for print, fold and bind, mix inks, check colour',
    skills: 'printing, prepress, digital printing',
    fields: 'printing, print production, graphic prepress, printing and graphic arts',
    related: '2324, 711',
  }),
  occupation('393', 'Textile, Clothing and Footwear Trades Workers', {
    label: 'sewing and tailoring',
    titles:
      'sewing machinist, tailor, dressmaker, upholsterer, pattern maker, patternmaker, seamstress, sample machinist, shoemaker, leather worker, canvas worker, alterations, garment technician, sail maker, cutter clothing, clothing alterations',
    tasks: 'cut and sew cloth, make patterns, upholster furniture, alter garments, repair shoes',
    skills: 'sewing, patternmaking, upholstery, garment construction',
    fields: 'fashion design and technology, upholstery, applied fashion, clothing production',
    related: '711, 2324',
  }),
  occupation('394', 'Wood Trades Workers', {
    label: 'cabinet making',
    titles:
      'cabinetmaker, cabinet maker, furniture maker, wood machinist, french polisher, kitchen installer, joinery installer, cabinet installer, picture framer, wood turner, furniture finisher, furniture assembler, kitchen cabinet maker, joinery cabinet maker, cabinetry, bench hand joinery, furniture polisher',
    tasks: 'cut and assemble cabinets, run wood machines, install kitchens, finish and polish, read shop drawings',
    skills: 'cabinet making, woodworking, furniture making',
    fields: 'cabinet making, furniture making, furniture, furnishing',
    related: '331, 711',
  }),
  occupation('399', 'Miscellaneous Technicians and Trades Workers', {
    label: 'other technical trades',
    titles:
      'jeweller, boat builder, shipwright, sound technician, lighting technician, camera operator, signwriter, library technician, museum technician, gallery technician, chemical plant operator, stage technician, makeup artist performing, gas plant operator, wind turbine technician, broadcast technician, power plant operator, water treatment operator, diver, audio engineer, stage manager, dental technician trades, interior plant technician, sound engineer, live production technician, refinery operator, broadcast operator, signage installer, optical mechanic, production assistant film, camera assistant, light technician',
    tasks:
      'operate stage and camera gear, build boats and signs, run chemical and power plant, repair jewellery, keep collections in order',
    skills:
      'audio production, lighting design, signwriting, jewellery making, stage lighting, audio engineering, camera operation',
    fields:
      'audio engineering, live production, jewellery, signage, library and information services, sound production',
    related: '212, 712',
  }),
];
