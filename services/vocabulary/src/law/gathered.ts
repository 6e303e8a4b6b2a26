/**
 * The day (YYYY-MM-DD) on which the rows of the law were gathered from public pages. A row that a person has compared with
 * its source since then has a day of its own (`checkedOn`).
 */
export const gatheredOn = '2026-11-22';
