import type { Localities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import { required } from './fields.ts';

const unknown = "Choose a city or suburb from the list, like 'Ultimo NSW'";

/** Where a student lives: one known place, so that distances can be computed. */
export const homeIn = (localities: Localities) =>
  required('City/suburb is required').refine(
    (words) => words === '' || placeOf({ location: words }, localities).latitude !== undefined,
    unknown,
  );
