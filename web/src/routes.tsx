import { Navigate, Route, Routes } from 'react-router';
import { Guard } from './features/access/Guard.tsx';
import { Shell } from './features/shell/Shell.tsx';
import { SubscribeForm } from './features/subscribe/SubscribeForm.tsx';
import { Home } from './routes/Home.tsx';
import { dataScreen, screen } from './routes/lazy-route.tsx';
import { RouteFrame } from './routes/RouteFrame.tsx';

const Auth = screen(async () => (await import('./routes/Auth.tsx')).Auth);
const VerifyEmail = dataScreen(async () => (await import('./routes/VerifyEmail.tsx')).VerifyEmail);
const ForgotPassword = dataScreen(async () => (await import('./routes/ForgotPassword.tsx')).ForgotPassword);
const ResetPassword = dataScreen(async () => (await import('./routes/ResetPassword.tsx')).ResetPassword);
const AccessDenied = screen(async () => (await import('./routes/AccessDenied.tsx')).AccessDenied);
const Profile = dataScreen(async () => (await import('./routes/Profile.tsx')).Profile);
const Jobs = dataScreen(async () => (await import('./routes/Jobs.tsx')).Jobs);
const Saved = dataScreen(async () => (await import('./routes/Saved.tsx')).Saved);
const FastPost = dataScreen(async () => (await import('./routes/FastPost.tsx')).FastPost);
const PostJob = dataScreen(async () => (await import('./routes/PostJob.tsx')).PostJob);
const EmployerDrafts = dataScreen(async () => (await import('./routes/EmployerDrafts.tsx')).EmployerDrafts);
const EmployerDashboard = dataScreen(async () => (await import('./routes/EmployerDashboard.tsx')).EmployerDashboard);
const EmployerJob = dataScreen(async () => (await import('./routes/EmployerJob.tsx')).EmployerJob);
const Applications = dataScreen(async () => (await import('./routes/Applications.tsx')).Applications);
const Company = dataScreen(async () => (await import('./routes/Company.tsx')).Company);
const About = screen(async () => (await import('./routes/About.tsx')).About);
const VisaDetails = screen(async () => (await import('./routes/VisaDetails.tsx')).VisaDetails);
const EmployerVisaGuide = screen(async () => (await import('./routes/EmployerVisaGuide.tsx')).EmployerVisaGuide);
const HowItWorks = screen(async () => (await import('./routes/HowItWorks.tsx')).HowItWorks);
const Terms = screen(async () => (await import('./routes/Terms.tsx')).Terms);
const Privacy = screen(async () => (await import('./routes/Privacy.tsx')).Privacy);

/** The route table of spec section 2, as far as its screens are built. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell subscribe={<SubscribeForm />} />}>
        <Route element={<RouteFrame />}>
          <Route index element={<Home />} />
          <Route path="auth" element={<Auth />} />
          <Route path="verify-email" element={<VerifyEmail />} />
          <Route path="forgot-password" element={<ForgotPassword />} />
          <Route path="reset-password" element={<ResetPassword />} />
          <Route path="access-denied" element={<AccessDenied />} />
          <Route path="about" element={<About />} />
          <Route path="visa-details" element={<VisaDetails />} />
          <Route path="employer-visa-guide" element={<EmployerVisaGuide />} />
          <Route path="how-it-works" element={<HowItWorks />} />
          <Route path="terms" element={<Terms />} />
          <Route path="privacy" element={<Privacy />} />
          <Route element={<Guard requires="any" />}>
            <Route path="profile" element={<Profile />} />
            <Route path="jobs" element={<Jobs />} />
          </Route>
          <Route element={<Guard requires="student" />}>
            <Route path="saved" element={<Saved />} />
          </Route>
          <Route element={<Guard requires="employer" />}>
            <Route path="employer/fast-post" element={<FastPost />} />
            <Route path="employer/post-job" element={<PostJob />} />
            <Route path="employer/drafts" element={<EmployerDrafts />} />
            <Route path="employer/dashboard" element={<EmployerDashboard />} />
            <Route path="employer/jobs/:id" element={<EmployerJob />} />
            <Route path="employer/applications" element={<Applications />} />
            <Route path="employer/company" element={<Company />} />
          </Route>
          <Route path="*" element={<Navigate to="/" replace />} />
        </Route>
      </Route>
    </Routes>
  );
}
