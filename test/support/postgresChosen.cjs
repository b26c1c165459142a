/** Only the tests of this project use the cluster, even if other projects run at the same time. */
process.env.MARQUEE_TEST_POSTGRES = process.env.MARQUEE_TEST_CLUSTER;
