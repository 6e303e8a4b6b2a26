import config from '../../web/config/vite.portal.ts';
import { changeableTexts } from './changeable-texts.ts';

/** Builds the web client in which each text of the table can be shown changed, for `npm run quality -- words`. */
export default { ...config, plugins: [changeableTexts(), ...(config.plugins ?? [])] };
