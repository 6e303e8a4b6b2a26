import type { DemandedRights } from '../../gql/graphql.ts';

/** The tags of a job's card. */
export const words = {
  accepts: (codes: readonly string[]) => `Accepts ${codes.join(', ')}`,
  sponsors: 'Sponsors visas',
  workRights: {
    open: 'Open to visa holders',
    full_rights: 'Asks for full work rights',
    residents_only: 'Citizens and residents only',
    unclear: 'Ask about work rights',
    unstated: 'Visa not stated',
  },
  demanded: {
    citizens: 'Citizens only',
    clearance: 'Needs a security clearance',
    citizens_nz: 'Citizens and New Zealanders only',
    residents_cleared: 'Needs a security clearance',
    residents: 'Citizens and residents only',
    residents_nz: 'Citizens, residents and New Zealanders only',
    no_temporary: 'No temporary visas',
    permanent_rights: 'Asks for permanent work rights',
    full_rights: 'Asks for full work rights',
    full_hours: 'Asks for no limit on hours',
    no_students: 'No student visas',
    students: 'International students only',
    holiday_makers: 'Working holiday makers only',
    students_holiday_makers: 'Student or working holiday visas only',
    no_holiday_makers: 'No working holiday visas',
  } satisfies Record<DemandedRights, string>,
};
