/** Ads of the demo employer, all invented. */
export const employerJobs = [
  {
    title: 'Weekend barista',
    description:
      '<p>Serve coffee and light meals with a small, friendly team near Circular Quay. Training is given; you need to be free on Saturday and Sunday mornings and like a busy counter.</p><p>Two shifts of seven hours, 14 hours a week. Student visa holders welcome.</p>',
    role_category: 'SERVICE_RETAIL_HOSPITALITY',
    employment_type: 'CASUAL',
    experience_level: 'entry',
    location: 'Sydney NSW',
    city: 'Sydney',
    state: 'NSW',
    salary_min: 33.05,
    salary_period: 'hour',
    visa_types: ['500', '485', '417/462'],
    international_student_friendly: true,
    required_skills: ['Coffee', 'Customer service'],
  },
  {
    title: 'Kitchen hand, evenings',
    description:
      '<p>Wash, prepare and keep the kitchen in order from five to ten, three evenings a week (15 hours a week). You learn knife work and food safety from our chef.</p>',
    role_category: 'SERVICE_RETAIL_HOSPITALITY',
    employment_type: 'PART_TIME',
    experience_level: 'entry',
    location: 'Newtown NSW',
    city: 'Newtown',
    state: 'NSW',
    salary_min: 28.6,
    salary_max: 30,
    salary_period: 'hour',
    visa_types: ['500', '485', '482'],
    international_student_friendly: true,
    required_skills: ['Food preparation', 'Teamwork'],
  },
  {
    title: 'Junior data analyst',
    description:
      '<p>Turn our bookings and till data into weekly reports. You write SQL, tidy spreadsheets and build one good dashboard at a time, two days a week (15 hours a week) while you study.</p>',
    role_category: 'STUDY_ALIGNED_PROFESSIONAL',
    employment_type: 'PART_TIME',
    experience_level: 'entry',
    remote_option: true,
    salary_min: 62000,
    salary_max: 70000,
    salary_period: 'year',
    visa_types: ['500', '485'],
    international_student_friendly: true,
    required_skills: ['SQL', 'Python', 'Excel'],
  },
] as const;

/** An ad that the demo employer has not finished: begun at the wizard's second step. */
export const employerDraft = {
  title: 'Summer waiter, harbourside',
  description: '<p>Carry plates and good humour across a busy deck from December to February.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
  experience_level: 'entry',
  location: 'Sydney NSW',
  city: 'Sydney',
  state: 'NSW',
  step: 1,
} as const;
