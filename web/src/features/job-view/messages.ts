export const messages = {
  paused: 'Browsing is paused in the pilot',
  pausedText:
    'Your matches come by e-mail each morning, and each of them opens here. The more your profile says, the better they fit.',
  choose: 'Choose a job from your e-mail',
  openProfile: 'Open your profile',
  notFoundTitle: 'Job Not Found',
  notFoundText: "The job you're looking for doesn't exist or has been removed.",
  notLoaded: 'Failed to load job details',
  noDescription: 'No description provided.',
  noLocation: 'Location not specified',
  saysTitle: 'What the ad says',
  source: 'Open the original ad',
} as const;
