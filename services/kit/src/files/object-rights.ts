/**
 * First parts of keys in the object store, followed by the owner's id. The gateway writes uploads there, and the owning
 * service keeps them, or what it made of them. Files to import are written by jobs.
 */
export const folders = {
  resumes: 'resumes',
  logos: 'logos',
  jobDocuments: 'job-documents',
  visaDocuments: 'visa-documents',
  applicationResumes: 'application-resumes',
  imports: 'imports',
} as const;

type Folder = (typeof folders)[keyof typeof folders];

/**
 * The folders in which a service may read, write and remove. Every service may list, since names reveal no more than an
 * owner's id.
 */
export type ObjectRights = Readonly<Record<'read' | 'write' | 'remove', readonly Folder[]>>;

const { resumes, logos, jobDocuments, visaDocuments, applicationResumes, imports } = folders;
const all = (...own: readonly Folder[]): ObjectRights => ({ read: own, write: own, remove: own });

/** The rights of each service in the object store. Services that are not listed do not use it. */
export const objectRights: Readonly<Record<'gateway' | 'identity' | 'jobs' | 'visa' | 'applications', ObjectRights>> = {
  gateway: {
    read: [resumes, logos, jobDocuments, visaDocuments, applicationResumes],
    write: [resumes, logos, jobDocuments, visaDocuments],
    remove: [],
  },
  identity: all(resumes, logos),
  jobs: all(jobDocuments, imports),
  visa: all(visaDocuments),
  applications: { ...all(applicationResumes), read: [resumes] },
};
