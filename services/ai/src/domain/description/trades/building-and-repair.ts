import type { TradeRow } from './trade-row.ts';

/** Building, repair and maintenance. */
export const buildingAndRepair: readonly TradeRow[] = [
  [
    'apprentice plumber, plumbing apprentice, trades assistant plumbing',
    'Help install pipes, drains and hot water; Help find and clear blockages; Measure, cut and join pipe; Hand up tools and material and keep the site tidy; Help test work to the standard',
    'hand tools, measuring, reading plans, manual handling, White Card',
  ],
  [
    'apprentice electrician, electrical apprentice, trades assistant electrical, electrical trades assistant',
    'Help run cable and fit lights and outlets; Help test circuits and find faults; Hand up tools and material and keep the site tidy; Help record test results; Follow isolation and safety rules',
    'wiring, hand tools, fault finding, test and tag, White Card',
  ],
  [
    'carpenter, deck builder, pergola builder, shed builder, stair builder, carpenter and joiner, chippy, chippie, joiner, formwork carpenter, framing carpenter, apprentice carpenter, fix out carpenter',
    'Read plans and measure up on site; Cut and fix frames, floors and roofs in timber; Hang doors and fit windows and skirting; Build and strip formwork; Look after tools and leave the work area tidy',
    'carpentry, formwork, plan reading, power tools, White Card',
  ],
  [
    'bricklayer labourer, bricklayer offsider, brickie labourer, hod carrier',
    'Mix mortar and keep it coming; Carry and stack bricks and blocks; Put up and move planks and low scaffolds; Clean walls, joints and tools; Keep the ground around the wall clear',
    'mortar mixing, manual handling, workplace safety, White Card',
  ],
  [
    'bricklayer, brickie, blocklayer',
    'Set out walls from plans; Mix mortar and lay bricks, blocks or stone; Cut bricks to size and keep courses level; Point and clean finished walls; Put up and take down low scaffolds',
    'bricklaying, setting out, plan reading, White Card',
  ],
  [
    'tiler, wall and floor tiler, floor tiler',
    'Prepare and level walls and floors; Waterproof bathrooms and laundries; Set out, cut and lay tiles; Grout and seal joints; Clean up and protect finished work',
    'tiling, waterproofing, setting out, White Card',
  ],
  [
    'plasterer, gyprocker, plasterboard fixer, ceiling fixer, dry waller, renderer',
    'Measure and cut plasterboard; Fix boards to walls and ceilings; Set joints and sand them smooth; Fit cornices and patch damage; Clean up and protect finished work',
    'plastering, plasterboard fixing, power tools, White Card',
  ],
  [
    'glazier, glass installer, window installer',
    'Measure openings and cut glass; Fit glass into windows, doors and shopfronts; Seal frames against wind and water; Replace broken panes; Carry and store glass safely',
    'glazing, measuring, manual handling, White Card',
  ],
  [
    'painter, house painter, painter and decorator, commercial painter',
    'Fill, sand and prime surfaces; Mask and cover what stays unpainted; Paint walls, ceilings and trim by brush, roller or spray; Mix and match colours; Clean brushes and leave rooms tidy',
    'painting, spray painting, surface preparation, White Card',
  ],
  [
    'floor layer, carpet layer, flooring installer, vinyl layer',
    'Measure rooms and order material; Prepare and level floors; Cut and lay carpet, vinyl or timber; Fit edges, joins and skirting; Take away old flooring',
    'floor laying, measuring, surface preparation, power tools',
  ],
  [
    'electrician, electrical mechanic, industrial electrician, domestic electrician',
    'Read wiring plans and run cable; Fit lights, outlets and switchboards; Test circuits and find faults; Record tests and certify finished work; Isolate power and follow safety rules before starting',
    'electrical licence, wiring, fault finding, test and tag, White Card',
  ],
  [
    'refrigeration mechanic, air conditioning technician, hvac technician, air conditioning installer, refrigeration technician',
    'Install cooling and air conditioning units; Braze pipe and charge refrigerant; Find leaks and electrical faults; Clean and service units on schedule; Record refrigerant and readings',
    'refrigerant handling licence, fault finding, brazing, electrical testing',
  ],
  [
    'excavator operator, plant operator, bobcat operator, loader operator, grader operator',
    'Check and grease the machine before work; Dig, load and trim to level; Read pegs, plans and laser levels; Look out for services and people; Report wear and fill in plant sheets',
    'plant tickets, machine maintenance, reading levels, White Card',
  ],
  [
    'traffic controller, stop go operator, traffic management crew, traffic control crew',
    'Set up signs, cones and barriers to the traffic plan; Stop and release vehicles with the bat; Guide people on foot and plant around the works; Keep in touch with the crew by radio; Record changes and pack down after the shift',
    'traffic control ticket, White Card, radio use, standing outdoors',
  ],
  [
    'concreter, concrete labourer, concreter labourer, concrete finisher',
    'Set up formwork and steel; Pour, spread and level concrete; Trowel, broom or polish the finish; Strip forms and cut joints; Clean tools and wash out the site',
    'concreting, formwork, screeding, manual handling, White Card',
  ],
  [
    'construction labourer, labourer, general labourer, builders labourer, building labourer, site labourer, construction worker, trades assistant, skilled labourer',
    'Carry and stack material and keep the site clean; Dig, level and compact by hand and machine; Help carpenters, bricklayers and other trades; Set up fences, signs and edge protection; Load and unload trucks',
    'manual handling, hand and power tools, teamwork, White Card',
  ],
  [
    'demolition labourer, labourer demo, demo labourer, strip out worker, demolition worker, strip out labourer, asbestos removalist',
    'Strip out walls, ceilings and fittings; Sort and load waste for recycling; Use hand tools, breakers and saws safely; Control dust and keep exits clear; Report services and materials that may be dangerous',
    'power tools, manual handling, dust control, White Card',
  ],
  [
    'steel fixer, steelfixer',
    'Read schedules and place reinforcing bars; Cut, bend and tie steel; Set chairs, spacers and starter bars; Check cover and spacing before the pour; Carry and stack bundles safely',
    'steel fixing, plan reading, manual handling, White Card',
  ],
  [
    'scaffolder, scaffolding labourer, scaffold labourer',
    'Unload and check scaffold parts; Put up, change and take down scaffolds to the plan; Fix ties, planks and guard rails; Tag and inspect finished scaffolds; Keep people clear below',
    'high risk work licence scaffolding, working at heights, manual handling, White Card',
  ],
  [
    'roofer, roof tiler, roof plumber, metal roofer',
    'Measure and order roofing; Fix sheets, tiles, flashing and gutters; Take off old roofing; Find and mend leaks; Set up height protection and work safely in it',
    'roofing, working at heights, measuring, White Card',
  ],
  [
    'solar installer, solar panel installer, solar technician, solar labourer, solar electrician',
    'Mount rails and panels on roofs; Run cable and connect inverters and batteries as licensed; Test the system and record results; Set up height protection; Explain the system to the owner and leave the site clean',
    'solar installation, working at heights, electrical testing, White Card',
  ],
  [
    'crane operator, crane driver, tower crane operator, mobile crane operator, franna operator',
    'Check the crane, ropes and ground before lifting; Plan lifts by load chart and weight; Lift and place loads to the signals of the dogger; Watch wind, wires and people; Fill in logbooks and report faults',
    'high risk work licence crane, load charts, radio signals, White Card',
  ],
  [
    'dogger, dogman, rigger, crane chaser',
    'Choose and check slings, chains and shackles; Sling loads and direct the crane by signal or radio; Rig steel, panels and plant; Keep people clear of the lift; Record inspections of lifting gear',
    'high risk work licence dogging, rigging, radio signals, working at heights, White Card',
  ],
  [
    'plumber, maintenance plumber, gas fitter, plumber and gasfitter, licensed plumber',
    'Install pipes, drains, taps and hot water; Find and mend leaks and blockages; Fit and test gas appliances where licensed; Read plans and set out work; Test and certify what was done',
    'plumbing licence, pipe work, fault finding, plan reading, White Card',
  ],
  [
    'welder, boilermaker, boilermaker welder, mig welder, tig welder, fabricator, metal fabricator, sheet metal worker',
    'Read drawings and mark out metal; Cut, bend and drill plate, pipe and section; Weld to the standard and grind it clean; Check sizes and welds; Look after machines and keep the bay tidy',
    'MIG welding, TIG welding, reading drawings, power tools',
  ],
  [
    'fitter, fitter and turner, maintenance fitter, mechanical fitter, machinist, cnc machinist',
    'Read drawings and set up machines; Turn, mill and grind parts to size; Fit bearings, seals and couplings; Find faults and service plant; Measure parts and record the results',
    'machining, reading drawings, precision measuring, fault finding',
  ],
  [
    'motor mechanic, mechanic, car mechanic, automotive technician, apprentice mechanic, diesel mechanic, heavy vehicle mechanic, light vehicle mechanic',
    'Service vehicles to the logbook; Find faults by testing and scanning; Repair brakes, engines, steering and suspension; Road test and check for safety; Record the work and the parts used',
    'fault finding, scan tools, logbook servicing, driver licence',
  ],
  [
    'panel beater, panelbeater, smash repairer, paintless dent repairer',
    'Take apart and straighten damaged panels; Fill, sand and prime; Mix and match colours and spray; Put vehicles together again and polish; Write down parts and hours for the quote',
    'panel repair, spray painting, colour matching, welding',
  ],
  [
    'spray painter, vehicle painter, automotive spray painter, automotive painter, automotive refinisher, paint prepper, spray painter automotive',
    'Sand, fill and prime surfaces; Mask what stays unpainted; Mix and match colours; Spray coats evenly and let them dry; Polish the finish and clean guns and booth',
    'spray painting, colour matching, surface preparation, chemical handling',
  ],
  [
    'tyre fitter, tyre technician, wheel aligner',
    'Take off, repair and fit tyres; Balance and align wheels; Check brakes and suspension for wear; Advise customers on tyres; Keep stock and the workshop in order',
    'tyre fitting, wheel alignment, customer service, manual handling',
  ],
  [
    'car detailer, car wash hand, car cleaner, car washer, vehicle detailer, car wash attendant',
    'Wash, dry and polish vehicles; Vacuum and shampoo the inside; Clean wheels, glass and engine bays; Note scratches and lost property; Move vehicles and look after machines and chemicals',
    'car detailing, polishing, attention to detail, driver licence',
  ],
  [
    'cabinet maker, cabinetmaker, kitchen installer, kitchen fitter, wood machinist, furniture maker, joinery hand',
    'Read plans and cutting lists; Cut, edge and drill boards; Put cabinets and furniture together; Fit doors, drawers and benchtops; Install on site and adjust the fit',
    'cabinet making, reading plans, power tools, accuracy',
  ],
  [
    'fencer, fencing contractor, fencing labourer',
    'Measure and mark out the line; Dig holes and set posts; Fix rails, wire, palings or panels; Hang gates; Clear old fencing and tidy the site',
    'fencing, power tools, manual handling, outdoor work',
  ],
  [
    'handyman, handyperson, maintenance worker, maintenance officer, property maintenance, building maintenance officer, caretaker',
    'Mend doors, locks, taps, walls and fittings; Paint and patch rooms; Check buildings and report faults; Call in licensed trades where needed; Keep tools, stock and records of work in order',
    'general repairs, painting, hand and power tools, time management',
  ],
  [
    'pest controller, pest control technician, pest technician',
    'Inspect homes and businesses for pests; Treat with baits, sprays or traps; Explain the treatment and what people must do; Record chemicals used and write reports; Look after the vehicle and equipment',
    'pest management licence, chemical handling, customer service, driver licence',
  ],
  [
    'arborist, tree climber, tree lopper, arborist groundsperson, tree worker',
    'Climb and prune or fell trees safely; Set ropes and lower branches; Feed the chipper and clear the site; Assess the health of trees; Look after saws, ropes and harness',
    'climbing, chainsaw operation, rigging, first aid',
  ],
  [
    'locksmith, apprentice locksmith',
    'Open locks for people who are shut out; Fit, repair and change locks; Cut and code keys; Install safes, closers and access systems; Check who may have a key and keep records',
    'lock fitting, key cutting, access control, security licence, driver licence',
  ],
  [
    'bike mechanic, bicycle mechanic, bicycle technician',
    'Assemble and tune bicycles; Mend punctures, brakes and gears; True wheels and replace bearings; Advise customers on parts and repairs; Order parts and keep the workshop tidy',
    'bicycle repair, wheel truing, customer service, hand tools',
  ],
  [
    'rope access technician, industrial rope access technician, abseiler',
    'Set up anchors and check ropes before going over the edge; Clean, paint or repair facades on ropes; Inspect structures and photograph defects; Plan and practise rescues; Log hours and gear',
    'IRATA or ARAA ticket, working at heights, rescue, power tools',
  ],
  [
    'stonemason, stone mason, banker mason',
    'Set out and cut stone from drawings; Carve, shape and finish faces by hand and machine; Lay and fix stone with mortar and pins; Repair and clean old stonework; Lift stone and control dust safely',
    'stone cutting, setting out, restoration, White Card',
  ],
  [
    'watchmaker, watch repairer, clock repairer',
    'Take watches apart, clean and oil them; Find worn parts and replace or make them; Change batteries, glasses and straps; Regulate and test the running; Advise customers and write quotes',
    'watch repair, fine motor skill, customer service, precision tools',
  ],
  [
    'piano tuner, piano technician',
    'Tune pianos by ear and with a device; Regulate keys, hammers and pedals; Replace strings, felts and broken parts; Advise owners on care and moving; Plan visits and send invoices',
    'tuning, regulation, hand tools, driver licence',
  ],
  [
    'saddler, leather worker, saddle maker',
    'Cut and stitch leather by hand and machine; Build and repair saddles, bridles and bags; Fit saddles to horse and rider; Choose hides, thread and fittings; Quote for repairs and keep tools sharp',
    'leather work, hand stitching, pattern cutting, customer service',
  ],
];
