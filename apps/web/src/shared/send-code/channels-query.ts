import { ASIDE, apiQuery } from '#shared/api'

/** Which messages the site can send. An error of it is none of a page's: what needs a message is then not offered. */
export const channelsQuery = () => ({ ...apiQuery('getMessageChannels'), ...ASIDE })
