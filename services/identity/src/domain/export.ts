/** The user whose data is exported; each service adds its own part. */
export type ExportOf = Readonly<{ id: number; email: string }>;
