/** Texts of the drafts page (spec sections 2, 5 and 8). */
export const messages = {
  title: 'Job Drafts',
  lead: 'Jobs that you have started. Only you can see them.',
  create: 'Create New Job',
  none: 'No job drafts yet',
  noneText: 'Save a job at any step of the form to find it here.',
  notLoaded: 'Failed to load job drafts',
  steps: ['Basics', 'Requirements', 'Compensation', 'Options', 'Review & Publish'],
  edit: 'Edit',
  publish: 'Publish',
  publishing: 'Publishing…',
  published: 'Job published successfully!',
  notPublished: 'Failed to publish job',
  delete: 'Delete',
  deleteQuestion: 'Are you sure you want to delete this job draft? This action cannot be undone.',
  deleted: 'Draft deleted successfully',
  notDeleted: 'Failed to delete draft',
  noLocation: 'Location not specified',
  created: 'Created',
  updated: 'Updated',
} as const;

/** 'Step N: name'; the step counts from 0 (spec section 2, design section 12). */
export const stepBadge = (step: number): string => `Step ${step}: ${messages.steps[step] ?? ''}`;
