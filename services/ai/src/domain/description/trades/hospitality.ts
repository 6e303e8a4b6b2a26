import type { TradeRow } from './trade-row.ts';

/** Kitchens, cafés, restaurants, bars and hotels. */
export const hospitality: readonly TradeRow[] = [
  [
    'sous chef, head chef, executive chef, kitchen manager, junior sous chef',
    'Run the kitchen through service; Lead and train the cooks; Help write menus and cost dishes; Order stock and check deliveries; Keep food safety records and a clean kitchen',
    'kitchen leadership, menu planning, food costing, rostering, food safety',
  ],
  [
    'barista, coffee maker, head barista',
    'Make espresso, milk and cold coffee drinks to order; Set the grinder and taste the coffee through the day; Take orders and payments at the counter; Steam milk to the right texture and temperature; Clean the machine, the jugs and the bench during and after service',
    'espresso, latte art, cash handling, customer service, food safety',
  ],
  [
    'waiter, waitress, f and b attendant, f and b staff, wait staff, waitstaff, floor staff, food and beverage attendant, restaurant attendant, section waiter',
    'Welcome guests and show them to their table; Explain the menu and take orders; Carry plates and drinks and clear the table; Bring the bill and take payment; Set tables and polish cutlery before service',
    'table service, menu knowledge, cash handling, responsible service of alcohol, teamwork',
  ],
  [
    'bartender, bar staff, bar attendant, mixologist',
    'Mix and pour drinks to order; Check the age of guests where it is in doubt; Take payments and keep tabs; Restock fridges, ice and glassware; Clean the bar and close it at the end of the night',
    'cocktails, responsible service of alcohol, cash handling, stock rotation, customer service',
  ],
  [
    'baker, bread baker, baker assistant, bakehouse assistant',
    'Weigh and mix doughs; Shape and prove loaves and rolls; Load and watch the ovens; Pack and label what is baked; Clean the mixers, benches and floor',
    'dough making, oven work, food safety, weighing and measuring',
  ],
  [
    'pastry chef, pastry cook, pastrycook, cake decorator',
    'Make doughs, creams, sponges and fillings; Bake tarts, cakes and pastries; Decorate cakes to order; Weigh portions and keep to recipes; Keep the pastry section cold, clean and stocked',
    'cake decorating, chocolate work, dough making, food safety, recipe costing',
  ],
  [
    'chef, cook, chef de partie, commis chef, line cook, demi chef, breakfast cook, breakfast chef, apprentice chef, short order cook',
    'Prepare ingredients and set up the section before service; Cook dishes to order and to recipe; Plate dishes and send them with the rest of the table; Check deliveries and rotate stock; Keep the kitchen clean and food at safe temperatures',
    'knife skills, food safety, menu planning, stock rotation, teamwork',
  ],
  [
    'kitchen hand, kitchenhand, dishy kitchen hand, kitchen staff, kitchen crew, kitchen team member, kitchen attendant, kitchen assistant, kitchen porter',
    'Wash dishes, pots and kitchen equipment; Peel, chop and portion ingredients for the cooks; Put away deliveries; Empty bins and mop floors; Keep benches, cool rooms and store rooms clean',
    'food safety, knife skills, cleaning, teamwork',
  ],
  [
    'fast food worker, fast food crew, fast food crew member, mcdonalds crew member, drive thru attendant, drive thru, sandwich hand, restaurant crew member, sandwich artist, fast food attendant, fast food team member',
    'Take orders and payments; Put meals together and wrap them; Cook or heat food to the timer; Hand over orders and check that they are complete; Clean benches, equipment and the customer area',
    'cash handling, food safety, customer service, teamwork',
  ],
  [
    'hotel receptionist, front desk agent, guest service agent, front office agent, night auditor',
    'Check guests in and out; Take bookings by phone and online; Answer questions and solve problems of guests; Handle payments and balance the day; Pass on requests to housekeeping and maintenance',
    'Opera PMS, reservations, customer service, cash handling',
  ],
  [
    'room attendant, housekeeping room attendant, hotel room attendant, hotel housekeeper, motel cleaner, room cleaner, housekeeping staff, housekeeping team, motel housekeeper, housekeeper, housekeeping attendant, housekeeping, hotel cleaner',
    'Make beds and change linen; Clean bathrooms and bedrooms to the hotel standard; Vacuum, dust and empty bins; Refill towels, soaps and supplies; Report damage and hand in lost property',
    'housekeeping, manual handling, attention to detail, time management',
  ],
  [
    'sushi roller, sushi hand, sushi maker, sushi chef, sushi staff, sushi assistant, sushi cook',
    'Cook and season the sushi rice; Cut fish and vegetables cleanly and evenly; Roll, slice and pack sushi to order and for the display; Keep the display cold, full and labelled with its time; Wash knives, boards and rice cookers',
    'sushi rolling, knife skills, food safety, portion control, customer service',
  ],
  [
    'bubble tea staff, bubble tea maker, bubble tea barista, tea barista, bubble tea, boba barista',
    'Brew tea and cook the pearls and toppings of the day; Shake, blend and seal drinks to order; Take orders and payments at the counter; Explain flavours, sizes and levels of sugar and ice; Clean shakers, sealers and benches',
    'drink preparation, cash handling, customer service, food safety, teamwork',
  ],
  [
    'juice bar attendant, juice barista, juice bar staff, juice maker, smoothie maker, ice cream server, ice cream scooper, gelato scooper, gelato server, dessert bar staff, frozen yoghurt attendant',
    'Make juices, smoothies, scoops or desserts to order; Wash, peel and portion fruit and toppings; Take orders and payments at the counter; Offer tastes and explain what is in each; Clean blenders, scoops, tubs and benches',
    'customer service, cash handling, food safety, portion control',
  ],
  [
    'pizza chef, pizza cook, pizza maker, pizzaiolo, pizza hand',
    'Make, portion and stretch the dough; Top pizzas to the recipe and bake them; Keep the oven at its heat and the bench ready; Cut, box and call out orders; Prepare sauces and toppings before service',
    'dough making, oven work, food safety, teamwork',
  ],
  [
    'delicatessen assistant, deli assistant, deli hand, deli team member',
    'Slice meats and cheeses and weigh orders; Serve customers at the counter; Set out the display and label prices and dates; Clean slicers, trays and cabinets; Check temperatures and rotate stock',
    'customer service, food safety, slicing, stock rotation',
  ],
  [
    'restaurant manager, cafe manager, assistant cafe manager, assistant restaurant manager, restaurant supervisor, cafe supervisor, floor manager, 2ic cafe, cafe 2ic, hospitality 2ic, shift supervisor hospitality, hospitality supervisor',
    'Lead the floor through service and set up for the next one; Write rosters and brief staff before a shift; Train new staff and show them the house standard; Order stock and check deliveries; Deal with complaints and balance the takings',
    'team leadership, rostering, stock ordering, cash handling, responsible service of alcohol',
  ],
  [
    'host, hostess, restaurant host, restaurant hostess, maitre d',
    'Greet guests and show them to their table; Take bookings and keep the waiting list; Plan tables so that sections fill evenly; Tell the floor of allergies, birthdays and special wishes; Answer the phone and farewell guests',
    'customer service, reservations, phone manner, teamwork',
  ],
  [
    'food runner, restaurant runner, runner, busser',
    'Carry dishes from the pass to the right table; Clear plates and glasses; Reset tables between guests; Refill water, cutlery and condiments; Tell the kitchen and the floor what guests ask for',
    'tray carrying, teamwork, food safety, customer service',
  ],
  [
    'event staff, function staff, banquet attendant, banquet staff, catering staff, catering assistant, catering attendant, event waiter, functions attendant, hospitality event staff',
    'Set up tables, chairs and glassware before guests arrive; Serve food and drinks from trays, stations or at the table; Clear and reset between courses; Answer guests and show them where to go; Pack down and clean up after the event',
    'food and drink service, teamwork, customer service, responsible service of alcohol',
  ],
  [
    'butcher, apprentice butcher, retail butcher, meat room assistant, butcher assistant',
    'Break down carcasses and cut meat to order; Mince, tie, crumb and make sausages; Serve customers and advise on cuts and cooking; Set out and label the display; Clean saws, knives and the cold room',
    'knife skills, meat preparation, food safety, customer service',
  ],
  [
    'concierge, hotel porter, porter, bell attendant, bellhop, hotel concierge',
    'Welcome guests at the door and carry their luggage; Arrange taxis, tours and restaurant tables; Park and bring cars where licensed; Answer questions about the hotel and the city; Take in parcels and messages for guests',
    'customer service, local knowledge, communication, manual handling',
  ],
  [
    'gaming attendant, gaming room attendant, vip gaming attendant',
    'Watch over the gaming floor and help customers; Pay winnings and balance the cash; Check the age of guests where it is in doubt; Offer information where play seems harmful; Clear faults of machines and report them',
    'responsible conduct of gambling, responsible service of alcohol, cash handling, customer service',
  ],
  [
    'casino dealer, poker dealer, gaming dealer, table games dealer, croupier',
    'Deal cards and run the games by the rules; Take bets, pay winnings and change chips; Watch for mistakes and unfair play; Keep the table calm and friendly; Tell supervisors of disputes',
    'mental arithmetic, customer service, attention to detail',
  ],
  [
    'kitchen all rounder, restaurant all rounder, hospitality all rounder, hospitality staff, hospitality worker, hospitality team member, hospitality crew, food and beverage all rounder, patisserie all rounder, bakery all rounder',
    'Serve customers and take payments; Prepare ingredients and simple dishes; Clear tables or trays and wash up; Put away deliveries and fill displays; Clean benches, fridges and floors at the end of the day',
    'customer service, food safety, cash handling, teamwork',
  ],
  [
    'server, section server, table server',
    'Welcome guests and show them to their table; Explain the menu and take orders; Carry plates and drinks and clear the table; Bring the bill and take payment; Set tables and polish cutlery before service',
    'table service, menu knowledge, cash handling, responsible service of alcohol, teamwork',
  ],
  [
    'winery cellar hand, cellar hand, brewery worker, brewing assistant, winery worker',
    'Receive and crush fruit or mash grain; Pump, rack and filter between tanks; Take samples and record readings; Clean tanks, hoses and floors; Look after barrels, bottles and stock',
    'cellar operations, sampling, forklift licence, manual handling',
  ],
  [
    'pizza delivery driver, pizza driver, pizza delivery',
    'Load orders in the order of the run and keep them hot; Deliver pizzas to the door and check names and addresses; Check that each order is complete before leaving; Plan a safe way and keep to the times; Keep the vehicle and hot bags clean',
    'driver licence, navigation, customer service, cash handling',
  ],
  [
    'sommelier, wine waiter, assistant sommelier',
    'Recommend wines to go with dishes; Open, taste and pour at the table; Write and keep the wine list; Order, store and count stock; Train floor staff in wine',
    'wine knowledge, table service, responsible service of alcohol, stock control',
  ],
  [
    'dishwasher, dish washer, dishy, dishie, kitchen steward',
    'Wash plates, glasses and cutlery by machine and by hand; Scrub pots, pans and trays; Sort and put away what is clean; Empty bins and change the water; Mop floors and clean the wash area at closing',
    'dishwashing machines, food safety, chemical handling, teamwork',
  ],
  [
    'cheesemaker, cheese maker, assistant cheesemaker',
    'Receive and test milk; Add cultures and rennet and cut the curd; Press, salt and turn cheeses; Watch temperature and moisture while they ripen; Clean vats, moulds and rooms',
    'food safety, hygiene, record keeping, manual handling',
  ],
];
