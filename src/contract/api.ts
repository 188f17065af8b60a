import { accountEndpoints } from "./account.ts";
import { accountFactorEndpoints } from "./account-factors.ts";
import { aryabhattaEndpoints } from "./aryabhatta.ts";
import { authEndpoints } from "./auth.ts";
import { cirusEndpoints } from "./cirus.ts";
import { cirusOembedEndpoints } from "./cirus-oembed.ts";
import { cirusPublishedEndpoints } from "./cirus-published.ts";
import { cirusReleaseEndpoints } from "./cirus-releases.ts";
import { cirusWorkingEndpoints } from "./cirus-workings.ts";
import { ganitaEndpoints } from "./ganita.ts";
import { melakartaEndpoints } from "./melakarta.ts";
import { savedWorkEndpoints } from "./saved-work.ts";
import { secondFactorEndpoints } from "./second-factor.ts";

/** Every call. Server routes, client types and the OpenAPI document are derived from it. */
export const api = {
  ...authEndpoints,
  ...secondFactorEndpoints,
  ...accountEndpoints,
  ...accountFactorEndpoints,
  ...savedWorkEndpoints,
  ...aryabhattaEndpoints,
  ...cirusEndpoints,
  ...cirusPublishedEndpoints,
  ...cirusReleaseEndpoints,
  ...cirusWorkingEndpoints,
  ...cirusOembedEndpoints,
  ...ganitaEndpoints,
  ...melakartaEndpoints,
};
export type Api = typeof api;
