import { buildingAndRepair } from './building-and-repair.ts';
import { careAndTeaching } from './care-and-teaching.ts';
import { goodsAndCleaning } from './goods-and-cleaning.ts';
import { hospitality } from './hospitality.ts';
import { office } from './office.ts';
import { outdoors } from './outdoors.ts';
import { shopsAndLeisure } from './shops-and-leisure.ts';
import { technical } from './technical.ts';
import { travelAndSecurity } from './travel-and-security.ts';
import { artsAndEvents } from './arts-and-events.ts';
import { factoriesAndOffices } from './factories-and-offices.ts';
import { foodShopsAndDeliveries } from './food-shops-and-deliveries.ts';
import { laboratoriesHealthAndBeauty } from './laboratories-health-and-beauty.ts';
import { landSeaAndAnimals } from './land-sea-and-animals.ts';
import { makingAndMending } from './making-and-mending.ts';
import { publicLife } from './public-life.ts';
import { rarerWork } from './rarer-work.ts';
import type { TradeRow } from './trade-row.ts';

/**
 * Occupations whose family also contains others, so that the family's tasks would include wrong ones: a carpenter lays
 * no bricks. No title is in two rows.
 */
export const trades: readonly TradeRow[] = [
  ...hospitality,
  ...shopsAndLeisure,
  ...careAndTeaching,
  ...buildingAndRepair,
  ...goodsAndCleaning,
  ...outdoors,
  ...office,
  ...technical,
  ...travelAndSecurity,
  ...rarerWork,
  ...publicLife,
  ...makingAndMending,
  ...landSeaAndAnimals,
  ...laboratoriesHealthAndBeauty,
  ...foodShopsAndDeliveries,
  ...factoriesAndOffices,
  ...artsAndEvents,
];
