/** The demo accounts of the local stack (operations, "Demo accounts"). */
export const demoPassword = 'Waratah-2026';

export const graduateEmail = 'graduate@demo.waratah.au';

/** The content of the graduate's document, which waits for a review. */
export const graduateVisa = [
  'Visa entitlement check',
  'Name: Arjun Rao',
  'Visa: Temporary Graduate, subclass 485',
  'Expires: 30 November 2028',
  'Conditions: none',
] as const;

const student = {
  role: 'student',
  date_of_birth: '2003-04-12',
  university: 'University of Technology Sydney',
  city_suburb: 'Ultimo NSW',
} as const;

export const demoAccounts = [
  {
    email: 'student@demo.waratah.au',
    about: 'student, subclass 500',
    register: {
      ...student,
      full_name: 'Mei Tan',
      degree: 'Bachelor of Information Technology',
      graduation_year: '2027',
      visa_status: 'Student Visa subclass 500',
      contact_number: '0491 570 006',
    },
    profile: {
      education: [
        {
          institution: 'University of Technology Sydney',
          degree: 'Bachelor of Information Technology',
          field: 'Data analytics',
          start_year: '2024',
          end_year: '2027',
        },
      ],
      experience: [
        {
          company: 'Corner & Oak',
          title: 'Barista',
          start: '2024-08',
          end: 'Present',
          description: 'Coffee, till and opening shifts on weekends.',
        },
      ],
      skills: ['Python', 'SQL', 'React', 'Customer service', 'Coffee'],
      activities: ['Women in Tech society'],
      languages: ['English', 'Mandarin'],
    },
    preferences: { course_begins: '2024-02-19' },
    resume: {
      name: 'mei-tan.pdf',
      lines: [
        'Mei Tan',
        'Bachelor of Information Technology, University of Technology Sydney, 2024 to 2027',
        'Barista at Corner & Oak since 2024: coffee, till and opening shifts on weekends',
        'Python, SQL, React, customer service',
      ],
    },
  },
  {
    email: graduateEmail,
    about: 'graduate, subclass 485',
    register: {
      ...student,
      full_name: 'Arjun Rao',
      university: 'University of Melbourne',
      city_suburb: 'Carlton VIC',
      degree: 'Master of Civil Engineering',
      graduation_year: '2026',
      visa_status: 'Temporary Graduate 485',
      contact_number: '0491 570 110',
    },
    profile: {
      education: [
        {
          institution: 'University of Melbourne',
          degree: 'Master of Civil Engineering',
          field: 'Structures',
          start_year: '2024',
          end_year: '2026',
        },
      ],
      experience: [
        {
          company: 'Harrow Consulting',
          title: 'Engineering intern',
          start: '2025-11',
          end: '2026-02',
          description: 'Checked drawings and load calculations for two bridges.',
        },
      ],
      skills: ['AutoCAD', 'Revit', 'Project management', 'Excel'],
      activities: ['Engineers Without Borders'],
      languages: ['English', 'Hindi'],
    },
    resume: {
      name: 'arjun-rao.pdf',
      lines: [
        'Arjun Rao',
        'Master of Civil Engineering, University of Melbourne, 2024 to 2026',
        'Engineering intern at Harrow Consulting: drawings and load calculations for two bridges',
        'AutoCAD, Revit, project management, Excel',
      ],
    },
  },
  {
    email: 'employer@demo.waratah.au',
    about: 'established employer',
    register: {
      role: 'employer',
      full_name: 'Sam Lee',
      contact_number: '0491 570 156',
      company_name: 'Harbour Kitchen',
      employer_role_title: 'Owner',
      company_abn: '51824753556',
      company_website: 'harbourkitchen.example',
      company_size: '11-50',
      industry: 'Hospitality',
    },
    profile: { company_description: 'A small kitchen by the water that has trained students for ten years.' },
  },
] as const;

export const operatorEmail = 'operator@demo.waratah.au';
