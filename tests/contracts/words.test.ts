import { expect, test } from '@jest/globals';
import { messages as writing } from '../../services/ai/src/domain/messages.ts';
import { messages as server } from '../../services/jobs/src/domain/messages.ts';
import { messages as account } from '../../web/src/features/account/messages.ts';
import { messages as about } from '../../web/src/features/about/messages.ts';
import { messages as access } from '../../web/src/features/access/messages.ts';
import { messages as applications } from '../../web/src/features/applications/messages.ts';
import { messages as auth } from '../../web/src/features/auth/messages.ts';
import { messages as browse } from '../../web/src/features/browse/messages.ts';
import { messages as company } from '../../web/src/features/company/messages.ts';
import { messages as employer } from '../../web/src/features/employer-jobs/messages.ts';
import { messages as drafts, stepBadge } from '../../web/src/features/job-drafts/messages.ts';
import { messages as home } from '../../web/src/features/home/messages.ts';
import { messages as howItWorks } from '../../web/src/features/how-it-works/messages.ts';
import { messages as job } from '../../web/src/features/job-view/messages.ts';
import { messages as posting } from '../../web/src/features/post-job/messages.ts';
import { messages as password } from '../../web/src/features/password/messages.ts';
import { messages as profile } from '../../web/src/features/profile/messages.ts';
import { messages as legal } from '../../web/src/features/legal/messages.ts';
import { privacy } from '../../web/src/features/legal/privacy.ts';
import { terms } from '../../web/src/features/legal/terms.ts';
import { messages as shell } from '../../web/src/features/shell/messages.ts';
import { messages as visa } from '../../web/src/features/visa/messages.ts';
import { messages as visaGuides } from '../../web/src/features/visa-guides/messages.ts';
import { companySizes, industries } from '@waratah/vocabulary/companies';
import { employmentTypes } from '@waratah/vocabulary/employment-types';
import { roleCategories } from '@waratah/vocabulary/role-categories';
import { visaTypes } from '@waratah/vocabulary/visa-types';
import { pairs, unreachable } from './words-table.ts';

type Words = readonly (readonly [shown: string, asSpecified: string])[];

/** What screens say today, beside the words of the specification: user-visible words are as written there, to the letter. */
const specified: Readonly<Record<string, Words>> = {
  'section 2, header and menus': [
    [shell.login, 'Login'],
    [shell.getStarted, 'Get Started'],
    [shell.profile, 'Profile'],
    [shell.logout, 'Logout'],
    [shell.confirmLogout, 'Are you sure you want to log out?'],
    [shell.loggedOut, 'Logged out successfully'],
    [shell.postJob, 'Post a Job'],
    [shell.dashboard, 'Employer Dashboard'],
    [shell.browseJobs, 'Browse Jobs'],
    [shell.savedJobs, 'Saved Jobs'],
    [shell.mySavedJobs, 'My Saved Jobs'],
    [shell.myApplications, 'My Applications'],
    [shell.findJobs, 'Find Jobs'],
    [shell.disabled, 'Disabled for Pilot'],
  ],
  'section 2, footer': [
    [shell.aboutUs, 'About Us'],
    [shell.ourStory, 'Our Story'],
    [shell.product, 'Product'],
    [shell.resources, 'Resources'],
    [shell.visaGuide, 'Visa Guide'],
    [shell.employerSponsors, 'Employer Sponsors'],
    [shell.support, 'Support'],
    [shell.privacy, 'Privacy'],
    [shell.terms, 'Terms'],
  ],
  'section 2, other pages': [
    [about.title, 'Our Story'],
    [about.createProfile, 'Create Your Profile'],
    [about.postOpportunities, 'Post Opportunities'],
    [about.exploreOpportunities, 'Explore Opportunities'],
    [visaGuides.notes, 'Important Notes'],
    [legal.backToSignIn, 'Back to Sign In'],
  ],
  'section 2, home and how matching works': [
    [home.createProfile, 'Create Your Profile'],
    [home.postOpportunities, 'Post Opportunities'],
    [howItWorks.join, 'Join Pilot Matching'],
  ],
  'sections 2 and 8, applications': [
    [applications.notLoaded, 'Failed to load applications'],
    [applications.none, 'No applications.'],
    [applications.shortlist, 'Shortlist'],
    [applications.disabled, 'Disabled for Pilot'],
    [shell.applications, 'Applications'],
    [shell.myApplications, 'My Applications'],
  ],
  'section 2, sign-in': [
    [auth.loginTab, 'Welcome Back'],
    [auth.signIn, 'Sign In'],
    [auth.loggedIn, 'Successfully logged in'],
  ],
  'sections 2 and 8, sign-in elsewhere': [
    [auth.forgot, 'Forgot your password?'],
    [auth.oauthDone, 'Signed in successfully'],
    [auth.oauthFailed, 'Failed to complete sign-in'],
  ],
  'sections 5 and 8, forgot and reset': [
    [password.emailRequired, 'Please enter your email address'],
    [password.sent, 'If an account with this email exists, a password reset link has been sent.'],
    [password.notSent, 'Failed to send reset email. Please try again.'],
    [password.mismatch, 'Passwords do not match'],
    [password.tooShort, 'Password must be at least 8 characters long'],
    [password.noToken, 'No reset token provided. Please use the link from your email.'],
    [password.done, 'Password reset successful! You can now log in with your new password.'],
    [password.failed, 'Failed to reset password. Please try again.'],
    [password.dead, 'This password reset link is invalid or has expired.'],
  ],
  'sections 2 and 8, company information': [
    [company.companyName, 'Company Name'],
    [company.website, 'Website'],
    [company.companySize, 'Company Size'],
    [company.companySizeHint, 'e.g., 11-50, 51-200'],
    [company.industry, 'Industry'],
    [company.details, 'Company Details'],
    [company.saving, 'Saving…'],
    [company.saved, 'Company details saved.'],
    [company.savedWithLogo, 'Company details and logo saved.'],
    [company.notSaved, 'Failed to save company info'],
  ],
  'section 8, files of the profile': [
    [visa.pendingVerification, 'Pending Verification'],
    [visa.underReview, 'Under Review'],
    [visa.verified, 'Verified'],
    [profile.saved, 'Profile updated successfully'],
    [profile.savedWithLogo, 'Profile and logo updated successfully'],
    [profile.notSaved, 'Failed to update profile'],
    [profile.resumeSaved, 'Resume uploaded successfully'],
    [visa.uploaded, 'VEVO document uploaded successfully'],
    [visa.notUploaded, 'Failed to upload VEVO document. Please try again.'],
    [profile.resumeNotSaved, 'Failed to upload resume. Please try again.'],
    [profile.resumeNotLoaded, 'Failed to load resume'],
    [account.loggedOut, 'Logged out successfully'],
  ],
  'sections 2 and 8, job search and saved jobs': [
    [browse.what, 'What'],
    [browse.where, 'Where'],
    [browse.search, 'Search'],
    [browse.found(128), '128 Jobs Found'],
    [browse.salary, '$60k - $120k'],
    [browse.previous, 'Previous'],
    [browse.next, 'Next'],
    [browse.none, 'No jobs found'],
    [browse.clear, 'Clear All Filters'],
    [browse.removed, 'Removed from Saved'],
    [browse.notRemoved, 'Failed to remove'],
    [browse.saved, 'Saved job'],
    [browse.notSaved, 'Failed to save'],
    [browse.mySavedJobs, 'My Saved Jobs'],
    [browse.noSaved, "You haven't saved any jobs yet."],
    [browse.postJobs, 'Post Jobs'],
    [browse.browseJobs, 'Browse Jobs'],
    [browse.disabled, 'Disabled for Pilot'],
  ],
  'section 2, profile': [
    [profile.employerTitle, 'Company Profile'],
    [profile.postJob, 'Post a Job'],
    [profile.cancel, 'Cancel'],
    [profile.save, 'Save Changes'],
    [profile.viewApplications, 'View Applications'],
    [profile.disabled, 'Disabled for Pilot'],
  ],
  "section 2, employers' screens": [
    [employer.dashboard, 'Employer Dashboard'],
    [employer.postNew, 'Post New Job'],
    [employer.viewApplications, 'View Applications'],
    [employer.companyInfo, 'Company Info'],
    [employer.totalJobs, 'Total Jobs'],
    [employer.activeJobs, 'Active Jobs'],
    [employer.totalApplications, 'Total Applications'],
    [employer.pendingReview, 'Pending Review'],
    [employer.recent, 'Recent Job Postings'],
    [employer.viewAll, 'View All'],
    [employer.recentApplications, 'Recent Applications'],
    [employer.noApplications, 'No applications yet'],
    [employer.active, 'Active'],
    [employer.inactive, 'Inactive'],
    [employer.requiredSkills, 'Required Skills'],
    [employer.preferredSkills, 'Preferred Skills'],
    [employer.education, 'Education Requirements'],
    [employer.remote, 'Remote Work Available'],
    [employer.sponsorship, 'Visa Sponsorship Available'],
    [posting.steps.join(', '), 'Basics, Requirements, Compensation, Accepted Visas, Review & Publish'],
    [posting.back, 'Back'],
    [posting.next, 'Next'],
    [drafts.steps.join(', '), 'Basics, Requirements, Compensation, Options, Review & Publish'],
    [stepBadge(3), 'Step 3: Options'],
    [drafts.edit, 'Edit'],
    [drafts.publish, 'Publish'],
    [drafts.delete, 'Delete'],
    [drafts.none, 'No job drafts yet'],
    [drafts.create, 'Create New Job'],
    [employer.noLocation, 'Location not specified'],
    [employer.none, 'No job postings yet'],
    [employer.postFirst, 'Post Your First Job'],
    [employer.yourCompany, 'Your Company'],
    [employer.backToDashboard, 'Back to Dashboard'],
    [employer.edit, 'Edit Job'],
    [employer.noDescription, 'No description provided.'],
    [employer.notFoundTitle, 'Job Not Found'],
    [employer.notFoundText, "The job you're looking for doesn't exist or has been removed."],
  ],
  'section 2, access denied': [
    [access.title, 'Access denied'],
    [access.text, "You don't have permission to view this page."],
    [access.goBack, 'Go back'],
    [access.home, 'Home'],
    [access.createEmployer, 'Create an employer account'],
  ],
  'section 2, a job': [
    [job.notFoundTitle, 'Job Not Found'],
    [job.notFoundText, "The job you're looking for doesn't exist or has been removed."],
    [job.noDescription, 'No description provided.'],
    [job.noLocation, 'Location not specified'],
  ],
  'section 5, what a register form is told': [
    [auth.passwordHelper, 'Minimum 8 characters'],
    [auth.phoneHelper, 'Australian mobile number (country code +61 added automatically)'],
  ],
  'section 5, what an ad is told': [
    [posting.titleRule, 'Title must be at least 5 characters.'],
    [posting.descriptionRule, 'Description must be at least 20 characters.'],
    [posting.categoryRule, 'Role category is required.'],
    [posting.quickRule, 'Please add a clear title (>= 5 chars) and a description (>= 20 chars).'],
    [posting.basisRule, 'Employment basis is required.'],
    [posting.experienceRule, 'Experience level is required.'],
    [posting.locationRule, 'Please provide a location or select Remote.'],
    [posting.visaRule, 'Please select at least one visa type.'],
    [posting.basisToPublish, 'Please select an employment basis.'],
    [posting.draftTitleRule, 'Title must be at least 3 characters to save as draft.'],
    [posting.titleFirst, 'Please enter a job title first'],
    [server.draftTitle, 'Title must be at least 3 characters to save as draft.'],
    [server.visaNeeded, 'Please select at least one visa type.'],
    [drafts.deleteQuestion, 'Are you sure you want to delete this job draft? This action cannot be undone.'],
    [employer.deleteQuestion, 'Are you sure you want to delete this job posting? This action cannot be undone.'],
    [server.title, 'Title must be at least 5 characters.'],
    [server.description, 'Description must be at least 20 characters.'],
    [server.roleCategory, 'Role category is required.'],
    [server.employmentType, 'Employment basis is required.'],
  ],
  'section 8, profile': [
    [profile.saved, 'Profile updated successfully'],
    [profile.notSaved, 'Failed to update profile'],
  ],
  'section 8, jobs': [
    [posting.draftLoaded, 'Draft loaded successfully!'],
    [posting.draftNotLoaded, 'Failed to load draft data'],
    [posting.jobLoaded, 'Job data loaded successfully!'],
    [posting.jobLoadedWithoutVisas, 'Job data loaded! Please select at least one visa type.'],
    [posting.jobNotLoaded, 'Failed to load job data'],
    [posting.draftSaved, 'Draft saved successfully!'],
    [posting.draftUpdated, 'Draft updated successfully!'],
    [posting.draftNotSaved, 'Failed to save draft'],
    [posting.posted, 'Job posted successfully!'],
    [posting.notPosted, 'Failed to create job'],
    [posting.generatedEmpty, 'AI generated empty or invalid content'],
    [posting.notGenerated, 'AI generation failed. Please try again or write the description manually.'],
    [posting.generated, 'Job description generated successfully!'],
    [writing.empty, 'AI generated empty or invalid content'],
    [writing.failed, 'AI generation failed. Please try again or write the description manually.'],
    [drafts.notLoaded, 'Failed to load job drafts'],
    [drafts.notPublished, 'Failed to publish job'],
    [drafts.notDeleted, 'Failed to delete draft'],
    [drafts.published, 'Job published successfully!'],
    [drafts.deleted, 'Draft deleted successfully'],
    [posting.published, 'Job published! Redirecting…'],
    [posting.notPublished, 'Failed to publish job'],
    [posting.updated, 'Job updated successfully!'],
    [posting.notUpdated, 'Failed to update job'],
    [employer.deleted, 'Job deleted successfully'],
    [employer.notDeleted, 'Failed to delete job'],
    [employer.notLoaded, 'Failed to load job details'],
    [job.notLoaded, 'Failed to load job details'],
  ],
};

test('every specified text of a screen is in the table of texts and browser tests', () => {
  const inTable = pairs.map(({ text }) => text).join('\n');
  const texts = Object.values(specified).flatMap((words) => words.map(([, text]) => text));
  // Lists are shown one by one.
  const missing = texts
    .flatMap((text) => (text.endsWith('Review & Publish') ? text.split(', ') : [text]))
    .filter((text) => !inTable.includes(text));
  expect(missing.filter((text) => !(text in unreachable))).toEqual([]);
  expect(pairs.length).toBeGreaterThanOrEqual(200);
});

test.each(Object.entries(specified))('the words of %s are as specified', (_section, words) => {
  expect(words.map(([shown]) => shown)).toEqual(words.map(([, asSpecified]) => asSpecified));
});

const wording = ({ sections }: { sections: readonly { text: readonly string[] }[] }) =>
  sections.flatMap(({ text }) => text).join(' ');

test('terms and privacy say what sections 5 and 9 demand of them', () => {
  expect(wording(terms)).toContain('18 or older');
  expect(wording(terms)).toContain(
    'a valid international student, hold a valid subclass 500 or 485 visa, or be an employer legally operating in Australia',
  );
  expect(wording(terms)).toContain('48 hours of work per fortnight');
  expect(wording(terms)).toContain('governed by the law of New South Wales');
  expect(wording(privacy)).toContain('If you complain about how we handle your details, we answer within 30 days.');
  expect(wording(privacy)).toContain('leaves the log of events after 30 days');
  expect(privacy.sections.map(({ title }) => title)).toContain('Automated matching');
});

const list = (words: string) => words.split(', ');

test('the lists of section 3 are as specified', () => {
  expect(visaTypes.map(({ label }) => label)).toEqual([
    ...list('Student Visa subclass 500, Temporary Graduate 485, Skilled Independent 189, Skilled Nominated 190'),
    ...list('Skilled Work Regional 491, Employer Sponsored TSS 482, Employer Nomination 186'),
    ...list('Working Holiday 417/462, Other/Not Sure'),
  ]);
  expect(companySizes).toEqual(list('1-10, 11-50, 51-200, 201-1000, 1000+'));
  expect(industries).toEqual([
    ...list('Technology, Finance, Healthcare, Education, Retail, Hospitality, Manufacturing, Construction'),
    ...list(
      'Transportation, Professional Services, Government, Non-Profit, Agriculture, Energy, Media & Entertainment',
    ),
  ]);
  expect(roleCategories.map(({ code }) => code)).toEqual(
    list('SERVICE_RETAIL_HOSPITALITY, STUDY_ALIGNED_PROFESSIONAL'),
  );
  expect(employmentTypes.map(({ code }) => code)).toEqual(
    list('CASUAL, PART_TIME, FULL_TIME, FIXED_TERM, PAID_INTERNSHIP, UNPAID_INTERNSHIP'),
  );
  expect(new Set(employmentTypes.map(({ shown }) => shown))).toEqual(
    new Set(list('Full-time, Part-time, Contract, Casual, Internship')),
  );
});
