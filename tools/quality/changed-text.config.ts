import config from '../../web/config/vite.portal.ts';
import { changeableTexts } from './changeable-texts.ts';

/** The web client in which each text of the table can be seen changed: what `npm run quality -- words` builds. */
export default { ...config, plugins: [changeableTexts, ...(config.plugins ?? [])] };
