import type { TradeRow } from './trade-row.ts';

/** Workshops in which things are made, printed, sewn or mended. */
export const makingAndMending: readonly TradeRow[] = [
  [
    'upholsterer, furniture upholsterer, upholstery technician',
    'Strip old covers, padding and springs; Mend frames and webbing; Cut foam and fabric to pattern; Sew, stretch and fix covers; Help customers choose fabrics and write quotes',
    'upholstery, sewing, pattern cutting, hand tools',
  ],
  [
    'motor trimmer, vehicle trimmer, marine trimmer, auto upholsterer',
    'Take out seats, linings and covers; Make patterns and cut vinyl, leather and carpet; Sew and fit seats, canopies and trims; Mend tears and worn foam; Put everything back and check the fit',
    'trimming, industrial sewing, pattern making, hand tools',
  ],
  [
    'signwriter, sign writer, vinyl applicator, signage installer, sign installer, sign maker, vehicle wrapper, sign erector, vinyl wrapper, sign fabricator',
    'Turn a design into artwork of the right size; Cut, weed and apply vinyl; Clean and prepare surfaces; Set out and letter signs by hand or machine; Fix signs straight and safely and take old ones down',
    'vinyl application, setting out, Illustrator, hand tools, working at heights',
  ],
  [
    'sewing machinist, seamstress, dressmaker, tailor, alterations, clothing alterations, sample machinist, garment technician, alterations hand',
    'Measure people and pin garments to fit; Cut cloth to a pattern; Sew seams, hems and fastenings by machine and by hand; Take in, let out and mend clothes; Press finished work and check it',
    'sewing, fitting, pattern reading, pressing',
  ],
  [
    'shoemaker, shoe repairer, cobbler, boot maker, shoe repair technician',
    'Look at worn shoes and quote for the repair; Replace soles, heels and insoles; Stitch, glue and stretch leather; Polish and finish by hand and machine; Serve customers and keep jobs labelled',
    'shoe repair, leather work, hand tools, customer service',
  ],
  [
    'jeweller, bench jeweller, jewellery maker, goldsmith, silversmith, apprentice jeweller, ring maker',
    'Make and mend rings, chains and settings; Solder, file and polish metal; Set stones and size rings; Draw designs and work out costs; Weigh and record metal and stones',
    'bench work, soldering, stone setting, fine motor skill',
  ],
  [
    'picture framer, framer, art framer',
    'Help customers choose frames and mounts; Measure and cut moulding, board and glass; Mount works without harming them; Join, back and wire frames; Label jobs and keep the bench clean',
    'framing, measuring, handling of art, customer service',
  ],
  [
    'french polisher, furniture polisher, furniture finisher, furniture restorer, antique restorer',
    'Strip and sand old finishes; Mend chips, scratches and loose joints; Stain and match colours; Build up shellac, oil or lacquer and rub it down; Advise owners on care',
    'wood finishing, colour matching, furniture repair, hand tools',
  ],
  [
    'printer, printing machinist, print machinist, offset printer, digital printer, digital print operator, print operator, wide format printer, press operator printing',
    'Set up the press, paper and ink; Run proofs and check colour and position; Watch the run and clear jams; Clean and look after the machine; Trim, count and record finished work',
    'print production, colour control, machine operation, attention to detail',
  ],
  [
    'screen printer, textile printer, garment printer',
    'Coat, expose and wash screens; Mix inks to the colour; Line up and print on cloth, paper or plastic; Dry and check prints; Clean screens and squeegees',
    'screen printing, colour mixing, manual dexterity, attention to detail',
  ],
  [
    'print finisher, bookbinder, book binder, bindery assistant, guillotine operator, print finishing assistant',
    'Cut, fold and collate sheets; Glue, stitch or sew books; Set up folders, cutters and binders; Check pages, spines and edges; Count and pack finished work',
    'binding, machine set up, accuracy, manual handling',
  ],
  [
    'prepress operator, pre press operator, graphic prepress, prepress technician',
    'Check files for print and mend what is wrong; Set pages, bleeds and colours; Make proofs and plates; Talk with customers about changes; Store files in order',
    'InDesign, Acrobat, colour management, attention to detail',
  ],
  [
    'mobile phone repairer, phone repairer, phone technician, phone repair technician, mobile phone technician, computer repairer, device repair technician, laptop repair technician, computer technician',
    'Ask what is wrong and test the device; Replace screens, batteries and other parts; Find faults and back up data; Test repairs and clean the device; Quote, take payment and order parts',
    'fault finding, soldering, customer service, hand tools',
  ],
  [
    'appliance repairer, appliance technician, whitegoods technician, appliance service technician, domestic appliance technician, washing machine repairer',
    'Find faults in washers, ovens and fridges; Replace pumps, elements, seals and boards; Test for electrical safety; Explain repairs and costs to owners; Keep parts and job records in order',
    'fault finding, electrical testing, driver licence, customer service',
  ],
  [
    'electronics technician, electronic equipment technician, electronics repairer, bench technician',
    'Test boards and equipment and find faults; Solder and replace parts; Calibrate instruments; Read circuit diagrams; Record tests and repairs',
    'soldering, circuit diagrams, test equipment, fault finding',
  ],
  [
    'small engine mechanic, mower mechanic, outdoor power equipment mechanic, chainsaw mechanic',
    'Service mowers, saws and pumps; Find faults in engines and fuel; Sharpen blades and chains; Test machines before they go out; Advise customers and order parts',
    'small engines, fault finding, hand tools, customer service',
  ],
  [
    'motorcycle mechanic, motorbike mechanic, motorcycle technician',
    'Service motorcycles to the logbook; Repair engines, brakes, forks and chains; Fit tyres and balance wheels; Find electrical faults; Check safety before a bike goes back',
    'motorcycle repair, fault finding, scan tools, motorcycle licence',
  ],
  [
    'auto electrician, automotive electrician, apprentice auto electrician, vehicle electrician',
    'Find electrical faults in vehicles; Repair wiring, alternators and starters; Fit lights, batteries and accessories; Scan and code control units; Test and record the work',
    'automotive wiring, fault finding, scan tools, driver licence',
  ],
  [
    'windscreen fitter, windscreen technician, auto glazier, automotive glazier',
    'Take out broken glass and clean the frame; Repair chips and cracks; Bond and fit new glass; Calibrate or check sensors and wipers; Clean up glass and explain care to the owner',
    'windscreen fitting, manual handling, driver licence, customer service',
  ],
  [
    'boat builder, shipwright, boat repairer, marine fabricator, boat maintenance worker',
    'Read plans and mark out parts; Build and mend hulls and decks in wood, metal or fibreglass; Fit hatches, fittings and gear; Fill, sand and coat surfaces; Haul out and launch boats safely',
    'boat building, fibreglass work, power tools, plan reading',
  ],
  [
    'marine mechanic, outboard mechanic, marine technician, boat mechanic',
    'Service inboard and outboard engines; Find faults in fuel, cooling and electrics; Fit engines, pumps and steering; Test boats on the water; Record the work and order parts',
    'marine engines, fault finding, boat licence, hand tools',
  ],
  [
    'blacksmith, farrier blacksmith, metal artist, ornamental metalworker',
    'Heat and forge steel to shape; Make gates, tools and hardware; Weld, rivet and finish pieces; Draw designs and quote for work; Look after the forge and hand tools',
    'forging, welding, design drawing, hand tools',
  ],
  [
    'powder coater, industrial spray painter, industrial painter, powder coating assistant, sandblaster, abrasive blaster',
    'Hang and prepare parts; Blast, clean and mask surfaces; Spray coatings evenly; Cure and check the finish; Clean guns and booths and wear the right protection',
    'surface preparation, spray painting, quality checks, chemical handling',
  ],
  [
    'metal polisher, polisher and linisher, linisher',
    'Grind, linish and buff metal; Choose wheels and compounds; Check the finish against a sample; Handle and wrap parts without marks; Control dust and keep machines safe',
    'polishing, machine operation, attention to detail',
  ],
  [
    'toolmaker, die maker, tool and die maker',
    'Read drawings and plan how to make a tool; Mill, grind and spark parts to fine sizes; Fit and try out dies and moulds; Mend worn tools; Measure and record results',
    'precision machining, CAD, measuring, reading drawings',
  ],
  [
    'cnc operator, cnc programmer, cnc setter, cnc machine operator, cnc router operator',
    'Load programs, tools and material; Set offsets and run the first part; Check sizes and adjust; Watch the machine and clear swarf; Record output and faults',
    'CNC machining, reading drawings, precision measuring, machine operation',
  ],
  [
    'aircraft maintenance engineer, lame, aircraft mechanic, ame, aircraft technician, aviation mechanic',
    'Inspect aircraft to the maintenance schedule; Find and mend faults; Change parts, engines and wheels; Record each task in the logs; Count tools and keep the hangar safe',
    'aircraft maintenance, fault finding, manuals, aviation licence',
  ],
  [
    'lift technician, lift mechanic, escalator technician',
    'Service lifts and escalators; Find faults in doors, motors and controls; Free people who are stuck; Test brakes and safety gear; Write down the work done',
    'electrical licence, fault finding, working at heights, customer service',
  ],
  [
    'lineworker, linesman, powerline worker, electrical linesworker, lines worker, cable jointer',
    'Put up and mend power lines and poles; Join and test cables; Work from poles and lift buckets; Isolate lines and follow switching rules; Restore power after storms',
    'working at heights, cable jointing, electrical safety, heavy vehicle licence',
  ],
  [
    'alarm technician, cctv technician, security technician, alarm installer, security systems installer, fire alarm technician, electronic security technician',
    'Run cable and fit cameras, sensors and panels; Program and test systems; Find and mend faults; Show customers how to use them; Record tests and service visits',
    'cabling registration, security licence, fault finding, driver licence',
  ],
  [
    'av technician, audio visual technician, audiovisual technician, av installer, home theatre installer',
    'Set up screens, projectors, sound and cables; Test pictures and microphones; Help speakers during an event or class; Find and mend faults; Pack, label and store gear',
    'audio visual equipment, cabling, fault finding, customer service',
  ],
  [
    'antenna installer, satellite installer, tv antenna installer, starlink installer',
    'Measure signals and choose a place; Fit antennas and dishes; Run cable and connect sets; Work safely on roofs and ladders; Explain the system and take payment',
    'signal testing, cabling, working at heights, driver licence',
  ],
  [
    'musical instrument repairer, luthier, guitar repairer, instrument technician musical',
    'Look over instruments and quote for repairs; Mend cracks, keys, pads and frets; Set up strings and action; Make or fit parts; Play and test before return',
    'instrument repair, woodwork, fine motor skill, tuning',
  ],
  [
    'potter, ceramicist, pottery assistant, ceramics assistant',
    'Prepare and wedge clay; Throw, cast or build pieces; Trim, dry and glaze; Load, fire and unload kilns; Pack finished work and clean the studio',
    'throwing, glazing, kiln firing, studio safety',
  ],
  [
    'glass blower, glassblower, glass artist, lampworker',
    'Gather and shape molten glass; Join, colour and finish pieces; Look after furnaces and tools; Cool work slowly and check for cracks; Cut, grind and pack glass',
    'glass blowing, heat safety, hand tools, design',
  ],
  [
    'candle maker, soap maker, cosmetics maker, candle pourer',
    'Weigh and mix ingredients to the recipe; Pour, set and finish products; Label and pack; Check colour, scent and weight; Clean benches and record batches',
    'weighing and measuring, hygiene, packing, attention to detail',
  ],
  [
    'sail maker, canvas worker, tent maker, awning maker, shade sail installer',
    'Measure and draw up sails, covers or awnings; Cut and sew heavy cloth; Fit eyelets, ropes and zips; Mend tears and worn seams; Fit covers where they are used',
    'industrial sewing, measuring, hand tools, manual handling',
  ],
  [
    'blinds installer, curtain installer, curtain maker, shutter installer, blinds fitter, curtain and blind installer',
    'Measure windows and check orders; Fix brackets and tracks; Hang and adjust blinds, curtains or shutters; Show customers how they work; Clean up and record the job',
    'measuring, power tools, customer service, driver licence',
  ],
  [
    'garage door installer, garage door technician, roller door installer, gate installer, automatic door technician',
    'Measure openings and fit tracks and doors; Wire and program openers as licensed; Balance springs and test safety stops; Find and mend faults; Explain use and care to owners',
    'power tools, fault finding, manual handling, driver licence',
  ],
  [
    'insulation installer, insulation labourer, batts installer',
    'Measure walls, ceilings and floors; Cut and fit batts or blankets; Keep clear of wires and lights; Wear masks and control dust; Clean up and record what was used',
    'manual handling, measuring, working in roofs, White Card',
  ],
  [
    'waterproofer, waterproofing technician, waterproofing labourer',
    'Clean and prime wet areas, decks and basements; Fill joints and fix sheets; Apply membranes in coats; Test for leaks; Protect and record finished work',
    'waterproofing, surface preparation, measuring, White Card',
  ],
  [
    'paver, paver labourer, paving labourer, brick paver, paviour',
    'Dig out and level the ground; Spread and compact base and sand; Lay and cut pavers to the line; Fill joints and edges; Clean up and stack what is left',
    'paving, levelling, manual handling, White Card',
  ],
  [
    'asphalter, asphalt labourer, road worker, road maintenance worker, road construction worker, bitumen worker, pothole repairer',
    'Clean and prepare the road; Rake, level and roll asphalt; Patch holes and edges; Set out signs and watch traffic; Look after shovels, rollers and trucks',
    'manual handling, road safety, teamwork, White Card',
  ],
  [
    'pipe layer, pipelayer, stormwater labourer, drainlayer, drain layer, drainer, pipe layer labourer',
    'Set out lines and levels; Dig and shore trenches; Lay, join and bed pipes; Build pits and test for leaks; Fill and compact the trench',
    'pipe laying, reading levels, confined spaces, White Card',
  ],
  [
    'track worker, railway track worker, railway labourer, rail labourer, rail worker, track labourer',
    'Lay and lift rails and sleepers; Tamp, level and line track; Check fastenings and drains; Keep a lookout for trains; Load and look after tools',
    'rail safety, manual handling, hand and power tools, White Card',
  ],
  [
    'civil labourer, civil construction worker, council labourer, civil worker, council outdoor worker, outdoor worker, civil construction labourer',
    'Dig, level and compact by hand and machine; Place kerbs, pipes and concrete; Set out signs and barriers; Load trucks and clean the site; Guide plant and watch for services',
    'manual handling, power tools, teamwork, White Card',
  ],
  [
    'carpenter assistant, carpenters labourer, carpentry labourer, chippy labourer, carpenters offsider',
    'Help to measure, cut and fix timber; Carry timber, sheets and tools; Help to put up frames and formwork; Pull nails and stack what can be used again; Keep the site clean and safe',
    'hand tools, measuring, manual handling, White Card',
  ],
  [
    'surveyor assistant, survey assistant, chainman, survey hand, peggy surveying, survey field hand',
    'Hold the staff and set up tripods; Place pegs and marks; Carry and look after instruments; Clear lines of sight; Note measurements and sketches',
    'measuring, outdoor work, driver licence, White Card',
  ],
  [
    'surveyor, land surveyor, graduate surveyor, cadastral surveyor, engineering surveyor, cadet surveyor',
    'Measure land, boundaries and levels; Set out buildings, roads and services; Search titles and old plans; Work out and check results; Draw plans and write reports',
    'surveying instruments, AutoCAD, GNSS, boundary law, White Card',
  ],
  [
    'driller, drillers offsider, drill offsider, drilling assistant, diamond driller, water well driller',
    'Set up the rig and level it; Add and pull rods; Collect, label and lay out samples; Mix mud and look after pumps; Grease, check and clean the rig',
    'manual handling, drilling, sampling, heavy vehicle licence',
  ],
  [
    'underground miner, miner, mine operator, underground operator, nipper mining, mine labourer, mining operator, all rounder mining',
    'Check ground, air and equipment before work; Run loaders, trucks or drills as trained; Fix pipes, cable and supports; Clean roads and work areas; Report dangers and record output',
    'mine safety, machine operation, manual handling, radio use',
  ],
  [
    'shot firer, shotfirer, blast crew, blast hand, powder monkey',
    'Mark and check blast holes; Load explosives to the plan; Guard the area and fire the shot; Check the ground afterwards; Count and record explosives',
    'explosives licence, mine safety, record keeping',
  ],
  [
    'diver, commercial diver, hull cleaner, abalone diver, aquaculture diver',
    'Check air, gear and the dive plan; Work under water to instructions; Record depths and times; Act as stand-by diver and tender; Clean and store equipment',
    'occupational diving certificate, first aid, boat handling, power tools',
  ],
  [
    'concrete batcher, batch plant operator, concrete batch plant operator, concrete pump operator, concrete pump hand, line hand concrete pump',
    'Set up plant, hoses and lines; Batch or pump concrete to the order; Watch pressure, mix and weights; Wash out and clear blockages safely; Record loads and check machines',
    'machine operation, manual handling, radio use, White Card',
  ],
  [
    'shopfitter, shop fitter, shopfitting labourer, exhibition installer, exhibition stand builder, partition installer, office fitout installer',
    'Read plans and measure up; Fix partitions, counters and shelves; Fit panels, doors and trims; Load in and protect finished surfaces; Take down old fittings and clean up',
    'power tools, plan reading, measuring, White Card',
  ],
  [
    'flat pack assembler, furniture assembler, furniture assembly, trampoline installer, play equipment installer, gym equipment installer',
    'Check parts against the list; Put furniture or equipment together by the plan; Fix it to walls or ground where needed; Test that it is safe and level; Take away packing',
    'hand tools, reading plans, manual handling, driver licence',
  ],
  [
    'floor sander, floor polisher, timber floor sander, concrete polisher, concrete grinder',
    'Punch nails and fill gaps; Sand or grind in stages; Vacuum and control dust; Apply oil, seal or polish in coats; Protect rooms and clean up',
    'floor sanding, surface preparation, power tools, manual handling',
  ],
  [
    'swimming pool builder, pool builder, pool installer, fibreglass pool installer, pool construction labourer',
    'Set out and dig for pools; Place steel, pipes and shells; Pour and finish concrete and edges; Connect pumps and filters; Tidy the site and test for leaks',
    'manual handling, plan reading, power tools, White Card',
  ],
  [
    'irrigation installer, irrigation technician, irrigation hand, sprinkler installer',
    'Measure and lay out pipes and sprinklers; Dig trenches and join pipes; Set timers and check pressure; Find leaks and blocked heads; Explain watering to owners',
    'irrigation, hand tools, fault finding, driver licence',
  ],
  [
    'fire protection technician, fire technician, fire extinguisher technician, fire services technician, sprinkler fitter, fire sprinkler fitter',
    'Inspect and test extinguishers, hoses, alarms or sprinklers; Refill, mend or replace what fails; Tag equipment and record results; Report defects to owners; Keep stock and vehicle in order',
    'inspection, record keeping, hand tools, driver licence',
  ],
  [
    'test and tag technician, testing and tagging technician, tag and test technician, appliance tester',
    'Check leads and appliances for damage; Test them and fix tags; Set aside and report what fails; Keep the register of tested items; Arrange visits with customers',
    'test and tag, record keeping, driver licence, customer service',
  ],
  [
    'wind turbine technician, solar farm technician, renewable energy technician, battery technician',
    'Inspect and service turbines, panels or batteries; Find and mend electrical and mechanical faults; Isolate equipment and follow safety rules; Climb or walk the site with tools; Record readings and repairs',
    'fault finding, working at heights, electrical safety, driver licence',
  ],
  [
    'plumbers assistant, plumbing labourer, plumbers labourer, drainage labourer, plumbers offsider, plumbers trades assistant',
    'Help to dig trenches and lay drains; Help to cut, join and fix pipe; Carry tools and material; Help to test pipes and fill the trench; Clean up and load the vehicle',
    'hand tools, manual handling, measuring, White Card',
  ],
  [
    'electricians assistant, electrical labourer, electricians labourer, electricians offsider, electricians trades assistant, sparkies offsider, sparky ta',
    'Help to run cable and fix trays; Help to cut chases and drill holes; Carry tools, ladders and material; Help to label and tidy boards; Follow isolation rules and clean up',
    'hand tools, manual handling, working at heights, White Card',
  ],
];
