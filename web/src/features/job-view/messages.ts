export const messages = {
  notFoundTitle: 'Job Not Found',
  notFoundText: "The job you're looking for doesn't exist or has been removed.",
  notLoaded: 'Failed to load job details',
  noDescription: 'No description provided.',
  noLocation: 'Location not specified',
  saysTitle: 'What the ad says',
  source: 'Open the original ad',
} as const;
