import type { RouteObject } from 'react-router-dom';

/** The pages of this feature, each loaded when it is first opened. */
export const campaignsRoutes: RouteObject[] = [
  { path: '/campaigns', lazy: async () => ({ Component: (await import('./CampaignsPage')).CampaignsPage }) },
  {
    path: '/management/campaigns',
    lazy: async () => ({ Component: (await import('./CampaignsPage')).ManagementCampaignsPage }),
  },
  { path: '/campaign/:id', lazy: async () => ({ Component: (await import('./page/CampaignPage')).CampaignPage }) },
  {
    path: '/newcampaign',
    lazy: async () => ({ Component: (await import('./create/NewCampaignPage')).NewCampaignPage }),
  },
];
