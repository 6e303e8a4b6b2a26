import { isBigCity } from '@waratah/vocabulary/australia/places';
import { kilometres } from '../distance.ts';
import { isOfFewerHours, type JobAd } from '../job.ts';
import { keyFrom } from '../key.ts';
import { reachForFewHoursKm, reachKm } from '../weights.ts';
import { check, eligible, refuse, type Rule } from './verdict.ts';

/** Equal for jobs in the same place. */
export const placeKey = ({
  place: { remote, abroad, perhapsAbroad, titledElsewhere, city, state, states, coordinates },
}: JobAd) =>
  keyFrom(
    isBigCity(city, state) ? city : '',
    remote,
    abroad,
    perhapsAbroad,
    titledElsewhere,
    state,
    states,
    coordinates,
  );

/**
 * In one of the states that the student named, else in the home state and within reach. Remote jobs always pass, jobs
 * abroad never. If several states have a place of that name, any of them will do; if the state is unknown, it is a
 * question.
 */
export const place: Rule = {
  gate: 'place',
  of: (job) => `${placeKey(job)} ${isOfFewerHours(job)}`,
  key: ({ home, states }) => keyFrom(states, states.length > 0 ? undefined : home),
  judge: (job, needs) => {
    const { home, states } = needs;
    const wanted = states.length > 0 || !home ? states : [home.state];
    if (job.place.abroad) return refuse('place', 'it is abroad');
    const possible = job.place.state === '' ? (job.place.states ?? []) : [job.place.state];
    const anywhere = job.place.remote || wanted.length === 0;
    if (!anywhere && possible.length > 0 && !possible.some((state) => wanted.includes(state)))
      return refuse('place', `it is in ${possible.join(' or ')}, and you look in ${wanted.join(', ')}`);
    if (job.place.perhapsAbroad) return abroad.judge(job, needs);
    if (anywhere) return eligible;
    if (possible.length === 0) return check('Its place is not stated: ask where the work is');
    if (possible.length > 1) return check(questionOfStates(job.place, possible));
    if (states.length > 0 || !home || !job.place.coordinates) return eligible;
    const km = kilometres(home, job.place.coordinates);
    return km > (isOfFewerHours(job) ? reachForFewHoursKm : reachKm)
      ? refuse('place', `it is ${Math.round(km)} km from home`)
      : eligible;
  },
};

const whereIsTheWork = 'Where is the work done? If it is outside Australia, which permit would I need there?';

/** An Australian visa says nothing of work abroad, so that no rule of it can allow such a job. */
export const abroad: Rule = {
  gate: 'place',
  of: ({ place }) => `${place.abroad} ${place.perhapsAbroad}`,
  key: () => '',
  judge: ({ place }) => {
    if (place.abroad)
      return check(
        'The work is outside Australia, where your visa counts for nothing: ask which permit you need',
        whereIsTheWork,
      );
    return place.perhapsAbroad
      ? check('Its words place it outside Australia: ask where the work is', whereIsTheWork)
      : eligible;
  },
};

const questionOfStates = ({ text, titledElsewhere }: JobAd['place'], states: readonly string[]) =>
  titledElsewhere
    ? `Its title and its location are in different states (${states.join(' and ')}): ask where the work is`
    : `${text.trimEnd().replace(/,$/, '')} may be in ${states.join(' or ')}: ask which one it is`;
