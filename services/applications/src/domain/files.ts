/** First part of the keys of resumes in the object store; the student's id follows. */
export const resumeFolder = 'application-resumes';
