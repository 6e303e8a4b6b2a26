/** The queries whose answers depend on the shifts that a student noted. */
export const followShifts = ['MyFortnight', 'YourMatches'] as const;
