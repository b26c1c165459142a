import '../server/calls/everyCall.test';
