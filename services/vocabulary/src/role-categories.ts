/** Role categories of an ad (spec section 3). */
export const roleCategories = [
  { code: 'SERVICE_RETAIL_HOSPITALITY', label: 'Service, retail and hospitality' },
  { code: 'STUDY_ALIGNED_PROFESSIONAL', label: 'Study-aligned professional' },
] as const;

export type RoleCategory = (typeof roleCategories)[number]['code'];

/** Their codes, as stored and as sent. */
export const roleCategoryCodes = roleCategories.map(({ code }) => code);
