import type { TradeRow } from './trade-row.ts';

/** Travel, guiding and security. */
export const travelAndSecurity: readonly TradeRow[] = [
  [
    'pilot, commercial pilot, flight instructor, first officer, helicopter pilot',
    'Plan flights by weather, weight and fuel; Check the aircraft before departure; Fly and navigate by the rules of the air; Speak with air traffic control; Keep logs and report defects',
    'flight planning, commercial pilot licence, instrument rating, radio procedures',
  ],
  [
    'flight attendant, cabin crew, cabin attendant',
    'Check safety equipment before departure; Show passengers the safety instructions; Serve meals and drinks; Help passengers in need and in emergencies; Count stock and write cabin reports',
    'first aid, customer service, safety procedures, responsible service of alcohol',
  ],
  [
    'travel agent, travel consultant, travel advisor',
    'Find out what travellers want and can spend; Plan routes, flights and stays; Book and change reservations; Explain fares, insurance and entry papers; Help when travel goes wrong',
    'reservations, Amadeus, itinerary planning, customer service',
  ],
  [
    'tour guide, guide, museum guide, walking tour guide',
    'Meet groups and lead them along the route; Tell the story of places and answer questions; Keep the group safe and on time; Help with tickets and bookings; Adapt the tour to the guests',
    'public speaking, local knowledge, first aid, languages',
  ],
  [
    'security guard, static guard, mobile patrol, security, security officer, security concierge, patrol officer',
    'Watch over the site, its entrances and the people in it; Patrol and check for anything unusual; Control who comes in and answer visitors; Calm disputes and call for backup or police when needed; Write incident reports',
    'security licence, first aid, incident reporting, conflict resolution',
  ],
  [
    'airport customer service agent, check in agent, passenger service agent, airline customer service agent, gate agent',
    'Check in passengers and bags; Check travel papers and boarding passes; Announce and board flights; Help travellers with special needs or lost bags; Solve problems when flights are late',
    'customer service, airline systems, languages, communication',
  ],
  [
    'dive instructor, divemaster, scuba instructor, surf instructor, snorkel guide, kayak guide',
    'Check equipment, weather and water before going out; Teach skills and lead groups; Watch guests and act in emergencies; Explain sea life and local rules; Rinse, mend and store gear',
    'instructor certificate, first aid, rescue skills, customer service',
  ],
];
