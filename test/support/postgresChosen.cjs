/** Only the tests of this project run on the cluster, also when others run beside them. */
process.env.MARQUEE_TEST_POSTGRES = process.env.MARQUEE_TEST_CLUSTER;
