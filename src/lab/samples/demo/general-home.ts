import type { SampleStory } from '../sample-story.ts';

export const generalHomeStories: SampleStory[] = [
  {
    campaign: 'general',
    category: 'HOME',
    language: 'en',
    title: 'The switch on the wrong side',
    age: 44,
    gender: 'F',
    country: 'Netherlands',
    belief: 'Islam',
    body: `In our flat in Sarajevo the light switch for the kitchen was on the left, quite low, because my father had put it in himself and he was not a tall man. For years after we came to Utrecht I walked into the kitchen at night and patted the wall on the left, low down, like somebody looking for a dog.

My husband thought it was funny. Then our eldest began to do it. She was born here. She has never seen that flat. She had only watched me.

Last spring the electrician came to put in a new fuse box, and he asked if we wanted anything else done while the wall was open. I said yes. I showed him the place with my finger. “There?” he said. “That is knee height.”

It is not knee height. It is exactly the right height.`,
  },
  {
    campaign: 'general',
    category: 'HISTORY',
    language: 'en',
    title: 'Three alphabets in one graveyard',
    age: 33,
    gender: 'M',
    country: 'Poland',
    city: 'Bialystok',
    belief: 'Islam',
    body: `People ask when my family came to Poland and I say: we think about 1679. Then they laugh, and then they see I am not joking.

We are Tatars. In the village where my mother was born there is a green wooden mosque that looks, from the road, exactly like a wooden church that has lost its cross. Behind it the graves climb up a small hill under the pines. The oldest ones are only boulders. After those come stones with Arabic letters, then Russian ones, then Polish, depending on who was running the country when you died.

My great-grandfather’s stone has all three, because his sons could not agree. The Polish is spelled wrong. My aunt has wanted to correct it for forty years, and every summer somebody tells her to leave it alone, it is historical now.

So each August we pull the weeds, eat dumplings the size of a fist, and she reads out the mistake again.`,
  },
  {
    campaign: 'general',
    category: 'ICE_CREAM',
    language: 'en',
    title: 'Four minutes',
    name: 'Zayd',
    age: 8,
    gender: 'M',
    country: 'Canada',
    city: 'Halifax',
    belief: 'Islam',
    body: `It was my first time fasting all day. The ice cream truck came when there were four minutes left. FOUR. I could hear the song going away.

My dad ran in his socks and asked the man to wait. The man turned off his song and waited with us and looked at his watch. I had a date and then I had a cone with sprinkles. He did not fast but he had one too.`,
  },
  {
    campaign: 'general',
    category: 'ILLNESS',
    language: 'en',
    title: 'Green tape on the ceiling',
    name: 'Marisol',
    age: 39,
    gender: 'F',
    country: 'Ireland',
    city: 'Limerick',
    belief: 'Christianity',
    body: `I work nights on a respiratory ward. In February we had a retired bus mechanic in the end bay, very polite, a lot of oxygen. On the first night he asked me which way was south-east.

I am from Iloilo, I have been in Ireland for eleven years, and I can find a vein in the dark, but I did not know which way was south-east. I took out my phone and turned around slowly in the middle of the ward like a woman in a music box. It was the corner above the sink.

His bed could not be moved because of the oxygen line, and he could not always keep the direction in his head when he was tired. So I stood on a chair and put a piece of green tape on the ceiling tile, the kind we use for labelling drips. He looked up at it. “Now I am parked correctly,” he said.

He went home after nineteen days. The tape is still up there. New patients ask me about it and I tell them it is for a man who liked to be parked correctly.`,
  },
  {
    campaign: 'general',
    category: 'IMMIGRATION',
    language: 'en',
    title: 'I told the customs officer it was my mother in law in the suitcase',
    age: 57,
    gender: 'M',
    country: 'Canada',
    city: 'Winnipeg',
    belief: 'Islam',
    body: `January 1994. I had one suitcase, and eleven kilos of it was a pressure cooker.

My wife’s mother had packed it herself in Lahore. Inside the cooker she put rice, inside the rice a jar of pickle, and inside the lid, wrapped in a sock, a second whistle in case Canada did not have whistles. I was twenty-six and wanted to arrive with books.

The officer lifted it out with both hands. “What is this, sir?” I had practised many answers on the plane, but they were about my address and my degree. I said, “My mother-in-law.”

He looked at the cooker. He looked at me. He called another officer over, and I thought, well, that was a short immigration. Then the second one, a woman about my mother’s age, turned the valve with her thumb and said, “Mine gave me a fondue set.” And they stamped me in.

Outside it was minus thirty-one. The cooker still works. The books I could have bought here.`,
  },
  {
    campaign: 'general',
    category: 'INSHA_ALLAH',
    language: 'en',
    title: 'Tiles on Tuesday',
    name: 'Lars',
    age: 52,
    gender: 'M',
    country: 'Denmark',
    belief: 'Atheist',
    body: `I run a small bathroom firm. Hassan has laid tiles for me for nine years. At first it drove me mad that every time I asked “Done by Thursday?” he answered “Inshallah.” I said, Hassan, I need a yes or a no. He said, “That was a yes. With manners.”

Then came the winter when a container of Portuguese tiles sat outside Hamburg for seven weeks. Customers called me every day. I had promised them dates, you see, very firmly, with a calendar. Hassan had promised nobody anything, and he slept well.

I do not believe in anything much. But last month a lady asked if her floor would be finished before her grandson’s confirmation, and I heard myself say it. Out loud, in a Funen accent. She asked what it meant.

“It means Tuesday,” I said, “if the glue dries.”`,
  },
  {
    campaign: 'general',
    category: 'ISLAM',
    language: 'en',
    title: 'Penguin socks',
    age: 29,
    gender: 'F',
    country: 'Brazil',
    belief: 'Islam',
    body: `I had planned my first visit to the mosque for three months. I had bought a long skirt. I had watched videos about how to tie a scarf and stuck myself in the chin with a pin only twice. I knew which foot to go in with.

Nobody in any of the videos had mentioned that everyone would see my socks.

They had penguins on them. The penguins were dancing. One had a hole, and so my big toe was looking out of a penguin’s stomach. I stood at the shoe shelf and thought about going home and being a Catholic for one more week.

A girl of maybe five came past, stopped, crouched down and studied my feet for a long time. She went and fetched her mother by the sleeve. “Look,” she told her, very seriously. “She has the good ones.”

That was six years ago. I learned the rest more slowly, from books and from people. But I still know who let me in.`,
  },
  {
    campaign: 'general',
    category: 'ISLAMOPHOBIA',
    language: 'en',
    title: 'What the bus driver did with his thermos',
    age: 0,
    gender: 'F',
    country: 'Canada',
    belief: 'Islam',
    body: `It was an ordinary Wednesday, sleet, the windows all steamed up. I had my son in the stroller and a bag of potatoes hanging off the handle, and we were in the spot at the front where the seats fold away.

The man got on near the hospital. He was quiet for two stops. Then he started, first to the window and then to me. I will not write what he said. You have heard it, or somebody you love has. I did what I always do, which is to become very interested in a small thing. I counted the potatoes through the bag. There were fourteen.

Nobody on the bus said anything. I don’t blame them; I have been quiet on buses too.

Then the bus pulled over. There was no stop there, just a fence and a tire shop. The driver put the brake on and opened the front doors, and the cold came in. He didn’t shout. He unscrewed his thermos, poured some coffee into the lid, and said to the mirror, “I’ve got my break coming. I can take it here. I can take it all afternoon.”

It took the man a little while to understand. He looked around for someone to agree with him. A boy with a trombone case looked at his shoes. An old lady said, quite kindly, “Go on, dear, you’re letting the heat out.”

He got off. He called something back, but the doors were already folding.

The driver finished his coffee first. He really did drink it. Then he asked, “Everybody all right if we’re four minutes late?” and a few people said yes, and the old lady moved over to sit beside me and held my potatoes.

I cried at home, in the bathroom, with the fan on. I was angry for a week. I took the other route for a month, the one with two transfers, and I was angry about that as well.

But my son was three then, and what he kept was something else. For a long time, whenever anyone raised their voice in our house, me or his father or the neighbours through the wall, he would go and sit on the bottom stair, pretend to unscrew something, and say in a deep voice: “I can take it all afternoon.”`,
  },
  {
    campaign: 'general',
    category: 'JUMA',
    language: 'en',
    title: 'Parking expires in ten minutes',
    age: 0,
    gender: 'M',
    country: 'Canada',
    city: 'Calgary',
    belief: 'Islam',
    body: `On Fridays there are more taxis outside our mosque than outside the airport. We know each other by car number. I am 212. The man who usually prays next to me is 87, and it took four years before I learned that he is called Mustafa.

The lot behind the furniture store lets us park for one hour with the app. Last Friday, in the deepest silence, when even the babies had stopped, a woman’s voice came out of somebody’s jacket: “Your parking session expires in ten minutes. Would you like to extend?”

Nobody moved. Then another jacket said it. Then mine. It travelled down the row like a wave in a stadium. I bit my cheek. Beside me the shoulders of 87 were shaking.

The imam waited until the last phone had finished. He made the second half very short.`,
  },
  {
    campaign: 'general',
    category: 'JUSTICE',
    language: 'en',
    title: 'They left the mosque standing',
    name: 'Gadija',
    age: 74,
    gender: 'F',
    country: 'South Africa',
    city: 'Cape Town',
    belief: 'Islam',
    body: `I was fourteen when the letter came, and fifteen when the lorry came. They moved us out to the sand, where there was no bus and no tree. Then they knocked down our street, and the street behind it, and the fish shop, and the steps where I had learned to skip. But they didn’t dare to knock down the mosque.

So every Friday my father went back. Two buses and a long walk, in his good jacket, to pray in a mosque with nothing around it but weeds. All the men did. They came from every corner they’d been thrown to and stood in the same rows as before, next to the same neighbours, and afterwards they asked about each other’s children. Then two buses home.

He did this for twenty-two years. When people here talk about justice they mean the court and the claim forms, and yes, I have filled in the forms, all of them, in triplicate. I am still waiting for a plot.

But when I hear the word, I see a man brushing the dust off his shoes at a bus stop.`,
  },
  {
    campaign: 'general',
    category: 'KINDNESS',
    language: 'en',
    title: 'The pig with a line through it',
    age: 24,
    gender: 'M',
    country: 'Japan',
    city: 'Osaka',
    belief: 'Islam',
    body: `I came from Surabaya to work in a factory that makes parts for elevator doors. My landlady is seventy-eight and lives downstairs. On the second day she pointed at me, pointed at a picture of a pig in an advertisement, and made an X with her arms. I nodded. She nodded. I thought that was the end of it.

A week later there was a small dish outside my door with a note stuck on top. She had drawn a pig with a line through it, a bottle with a line through it, and a smiling pumpkin with no line. It was pumpkin.

Since then I have had a smiling radish, a smiling fish, and a chicken with a question mark above its head, which meant that she was not sure about the chicken. I have kept all the notes. There are fifty-eight.

When I return the dish I put in something from our kitchen. I am not good at drawing. Last time I tried a smiling tempeh, and she came up the stairs, slowly, to ask me why I had sent her a brick.`,
  },
  {
    campaign: 'general',
    category: 'KINDNESS',
    language: 'en',
    title: 'One red one blue',
    age: 7,
    gender: 'F',
    country: 'Canada',
    belief: 'Not Applicable',
    body: `Hamza is new and he had no mittens. I had two. So I gave him one. We had our other hands in our pockets.

The next day his mom sent two new pairs. One was for me. Now he has one red and one blue and me too.`,
  },
  {
    campaign: 'general',
    category: 'LANGUAGE',
    language: 'en',
    title: 'The word for mortgage',
    name: 'Samira',
    age: 31,
    gender: 'F',
    country: 'Belgium',
    city: 'Ghent',
    belief: 'Islam',
    body: `I was nine and my feet did not reach the floor of the bank. My father sat on my left in his wedding suit. The man behind the desk talked to me, because I was the one who spoke Dutch, and I turned each thing into Tamazight and handed it to my father like plates at a dinner.

It went well until “hypotheek”. I knew words like guinea pig and long jump. I thought for a bit and told my father: “They give us the house now, and we give it back to them very slowly.”

He thought about this. He said, “Ask him how slowly.”

“Twenty-five years,” said the man. I counted and found that I would be thirty-four, which was not a real age. I left that out.

They pay the last part in three years. I work as an interpreter now, in hospitals mostly, and I have all the proper words. My father still calls it giving the house back.`,
  },
  {
    campaign: 'general',
    category: 'LAUNDRY',
    language: 'en',
    title: 'The mat that went in with the hockey gear',
    age: 22,
    gender: 'M',
    country: 'Canada',
    city: 'Montreal',
    belief: 'Islam',
    body: `There are two machines in the basement of our building and both of them steal. Mostly socks. In October one of them stole the size of my prayer mat.

I had put it in on cold. The guy from 3B, who plays goalie, came down, saw there was room left, added his gear and turned it to hot, to be helpful. What came out was stiff and purple and would fit a cat.

He was so sorry. He stood at my door holding it with both hands. He asked whether it was, like, a sacred object, and whether he needed to tell somebody. I said no, it is a rug, it was twelve dollars. He still looked so worried that I invited him in, and we looked at it together on the floor for a while.

He found me a new one online. It came with a picture of a skyline and was clearly a yoga mat. I use it every day. It has very good grip.`,
  },
  {
    campaign: 'general',
    category: 'LAUNDRY',
    language: 'en',
    title: 'Pegs',
    age: 0,
    gender: 'F',
    country: 'Egypt',
    city: 'Alexandria',
    belief: 'Christianity',
    body: `In our building the washing lines run from my balcony across to Hagga Nadia’s balcony, on wheels, so there is only one line really, and we share it. She has Mondays and Thursdays. I have the rest, because I had four boys.

You learn a person by their washing. I knew when her husband stopped going to work. I knew when her daughter came home, and that she had come home to stay. She knew about my boys’ nights out before I did. We never spoke of any of this. We spoke about pegs. “Your pegs have come over to me again,” she would call. “Keep them,” I would say, “they like it there.”

When my husband died I did not wash anything for two weeks. One morning I heard the wheel squeak, on a Wednesday. She had got his shirts from my son and washed them and hung them on my side, all nine, by the hem, as I do it.

She used my pegs.`,
  },
  {
    campaign: 'general',
    category: 'LIFE',
    language: 'en',
    title: 'Things I have repaired',
    name: 'Rustam',
    age: 86,
    gender: 'M',
    country: 'Uzbekistan',
    city: 'Samarkand',
    belief: 'Islam',
    body: `My granddaughter is typing this. She asked me to say something about my life and gave me one page. I told her what I have repaired.

Radios, about four hundred. The tractor of the collective farm, every spring. A clock for a German who was also a prisoner of something, I never learned what. One accordion. My brother’s marriage, twice; the second repair held. The roof. The roof. The roof. A samovar with a bullet hole. My own teeth, once, with a thing for radios, which I don’t recommend.

What I could not repair: my left ear, the Aral Sea, a letter I sent in anger in 1961.

She says the page is nearly full. Then write that yesterday the lamp over the table was flickering, and the boy from next door, he is ten, stood on the chair and did it. I held the chair.`,
  },
  {
    campaign: 'general',
    category: 'LIFE',
    language: 'en',
    title: 'Floor seven at four in the morning',
    age: 0,
    gender: 'F',
    country: 'France',
    city: 'Marseille',
    belief: 'Islam',
    body: `I clean offices from ten at night until five. Nobody sees me, and I see everybody: the man who hides chocolate behind the printer paper, the lady who has three pairs of shoes under the desk and never any plant that lives.

At about four I reach the seventh floor. There is a long window, and the whole port lies underneath it with its lights on. That is where I sit down for ten minutes on an upside-down bucket and eat an orange. I come from the Comoros. Some nights there is a ship down there that will pass near my mother’s house in nineteen days. I know because I asked.

Once a young man had stayed all night to finish something. He found me on my bucket. I stood up quickly. He said no, please, and went and got his own chair, and we watched the cranes. I gave him half of the orange. He told me his project was about “optimising the use of space”.

I said, “You have a good window.” He said that in two years he had never looked out of it.`,
  },
  {
    campaign: 'general',
    category: 'LITERATURE',
    language: 'en',
    title: 'A bus ticket on page 212',
    age: 67,
    gender: 'M',
    country: 'Iran',
    city: 'Shiraz',
    belief: 'Secular',
    body: `I have sold used books for thirty-eight years in a shop so narrow that two customers must agree with each other. The books arrive with things in them. I keep a drawer: pressed jasmine, a dentist’s bill, half of a photograph, a very good recipe for quince jam.

Ten years ago I bought a box of novels from a widow, and in one of them, a Russian one, thick, there was a bus ticket at page 212. Somebody had stopped there. I don’t like that. I left the ticket in and priced the book low.

A student bought it. She returned it in the spring with her own ticket, at page 212. “I had exams,” she said. It has gone out four times since then. A soldier got to 230. A dentist, perhaps the one with the bill, gave up at 180.

Last month a boy of sixteen brought it back and asked if I had anything else by this man. I asked how it ended. He was shocked. “You haven’t read it?” I told him that I had been waiting to hear it was possible.`,
  },
  {
    campaign: 'general',
    category: 'LOVE',
    language: 'en',
    title: 'The middle of the papaya',
    name: 'Rohani',
    age: 70,
    gender: 'F',
    country: 'Malaysia',
    belief: 'Islam',
    body: `My husband has never said it. Not at the wedding, not when the twins were born, not in the airport when I went for Hajj without him because of his knee. He was a surveyor. He says things like “level” and “not level”.

Every morning he cuts a papaya. He takes off the two ends, where it is a bit pale, and scrapes out the seeds, and the middle part, the reddest, he puts on the blue plate. The blue plate is mine. He eats the ends, standing up by the sink.

I did not notice until our daughter-in-law stayed with us and asked, “Why does Ayah only eat the ends?” Forty-four years. I had thought he liked them.

So the next day I got up before him and did it the other way round, and gave him the middle. He looked at the plate for some time. “Not level,” he said, and changed them back.`,
  },
  {
    campaign: 'general',
    category: 'LOVE',
    language: 'en',
    title: 'Thirty two PSI',
    age: 19,
    gender: 'X',
    country: 'United States',
    city: 'Dearborn',
    belief: 'Islam',
    body: `My father calls every Sunday at six and we talk for about ninety seconds. He asks if I have eaten. He asks if it is cold. Then he asks about the tires.

I moved out last fall after a year of shouting, most of it mine. We disagree about nearly everything that has a name. We don’t disagree about tires. Thirty-two in front, thirty-two in back, and check them when they’re cold, not after driving, everybody makes that mistake.

In January I came out to my car after class and there was a pump on the back seat, the kind that plugs into the lighter. He has a spare key. He had driven fifty minutes each way. There was no note, but on the driver’s side, written in the salt with one finger, it said 32.

I didn’t wash the car until March.`,
  },
  {
    campaign: 'general',
    category: 'MARRIAGE',
    language: 'en',
    title: "They stole my shoe at my daughter's wedding and I paid twenty euro for it",
    name: 'Declan',
    age: 63,
    gender: 'M',
    country: 'Ireland',
    city: 'Cork',
    belief: 'Christianity',
    body: `I had been well briefed. My daughter gave me a printed sheet: what the nikah was, when to stand, who Khala Rukhsana was and why I must not on any account refuse her food. It was on page two that the bride’s sisters steal the groom’s shoes and he must pay to get them back.

What the sheet did not cover is that Bilal and I take the same size, had both left our shoes by the same door, and had both bought them in the same shop, on my advice.

So there was I in a hotel in Cork in one shoe, with three little girls from Bradford holding the other over a banister and shouting “Five hundred!” I said they had the wrong man. They said that was what the groom would say.

We settled on twenty and a go of my reading glasses. Bilal’s father, a very dignified man, a retired judge, came over to apologise. He looked down at my sock. Then he took off one of his own shoes and walked me in to dinner like that, the pair of us going up and down like a boat.`,
  },
  {
    campaign: 'general',
    category: 'MASHALLAH',
    language: 'en',
    title: 'A word for the end of compliments',
    age: 46,
    gender: 'F',
    country: 'New Zealand',
    city: 'Christchurch',
    belief: 'Non-religious',
    body: `I teach five-year-olds. I compliment for a living. Lovely lines, great listening, what strong arms you have.

Two years ago I told a dad at the gate that his daughter was getting so tall. He said “Mashallah” quickly, and touched the wooden post as well, to be on the safe side. I asked. He explained that it’s a way of admiring something without grabbing it. I thought about that all the way home.

Now half my class says it. They aren’t strict about the usage. “Miss, I finished my sandwich.” “Mashallah!” from four tables. Somebody’s tooth comes out: mashallah. The fire drill took two minutes ten, and a boy called Tane said it to the actual firefighter.

On my birthday they made me a card with all their hands on it in paint. I said it was the best card I ever got. There was a silence, and they all looked at me, waiting, until I remembered to say it.`,
  },
  {
    campaign: 'general',
    category: 'MEDIA',
    language: 'en',
    title: 'My aunt is not a housing crisis',
    age: 26,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Bradford',
    belief: 'Islam',
    body: `Somebody took a picture of my aunt buying mangoes in 2011. She is in her beige coat, she is holding one up to the light, and she looks suspicious, because she is: she thinks the man is hiding the good ones underneath.

Since then that picture has illustrated an article about crowded housing, one about loneliness, two about integration and one about vitamin D. It was once cropped so that you couldn’t see the mango at all, only the suspicion.

We keep a folder. My cousin does the captions. “Local woman doubts interest rates.” “Local woman has seen your exam results.” My aunt pretends to be cross, but she asks whenever I visit if there has been a new one.

Last year I started at a small local paper, and the first thing I did on the picture desk was look her up. I typed in a new description and saved it. It says: A woman choosing a mango. She got a good box that day.`,
  },
  {
    campaign: 'general',
    category: 'MENTAL_HEALTH',
    language: 'en',
    title: 'Sunflower seeds in the parking lot',
    age: 21,
    gender: 'F',
    country: 'Canada',
    city: 'Brampton',
    belief: 'Islam',
    body: `In second year I stopped going to class. Then I stopped going to the kitchen. I want to say I was sad, but it was more like being a phone at two percent, all day, dimming everything to stay on.

My mother thought it was iron. She made liver. My aunt thought it was the eye and came over with an egg. I loved them both and could not explain. It was my father who found the appointment card. He drives a school bus; he is always up before us, and he saw it on the floor of the hall where it had fallen out of my coat. He put it back in the pocket. I know because I found it folded the way he folds things, in three.

The Tuesday of the appointment he was standing by the door with his keys. He said, “I’m going that way.” He was not going that way. Nobody is; it is a plaza with a pet food store.

He didn’t come in. When I got out, fifty minutes later, he was sitting in the car with the seat back and a bag of sunflower seeds, and there was a neat hill of shells on a napkin on the dashboard. He looked at my face for a second. He held out the bag.

We did this for fourteen Tuesdays. He never asked what I said in there. He told me other things instead, looking straight ahead, at red lights mostly. That when he first came here he worked nights in a bakery and talked to the ovens. That his own brother had “gone quiet” once, in Hyderabad, the winter he was nineteen, and that nobody had driven him anywhere. He said it just like that: “Nobody drove him.” Then the light changed.

I still don’t know what the family has been told. I suspect he said I was taking a course. In a way it was one. I learned to eat breakfast, to say the thing before it gets big, to sleep with the phone in another room.

In the spring I told him I could take the bus now. He nodded. He said that was good, that was very good. The next Tuesday he was by the door anyway. “I got used to the seeds,” he said. So we went, and parked there, and had some, and looked at the pet food store.`,
  },
  {
    campaign: 'general',
    category: 'MICROAGGRESSION',
    language: 'en',
    title: 'No but where are you really from?',
    name: 'Tariq',
    age: 36,
    gender: 'M',
    country: 'Canada',
    belief: 'Islam',
    body: `I was lying in the dentist’s chair with both of her hands in my mouth.

“And where are you from?” she asked.

“Oof aw,” I said.

“Sorry?”

She took one hand out. “Moose Jaw,” I said.

“No, but really.” She put the hand back.

“Uh hohspihal,” I said, which is where I was really from: third floor, during a blizzard.

“I love the food,” she told me, warmly, and started the drill.`,
  },
  {
    campaign: 'general',
    category: 'MINORITY',
    language: 'en',
    title: 'Fifty percent of the Muslims in town',
    name: 'Yahya',
    age: 17,
    gender: 'M',
    country: 'Canada',
    belief: 'Islam',
    body: `There are two Muslim kids in our town and the other one is my brother. Our dad is the doctor. We live at the end of a road in Newfoundland where you can see whales from the driveway but you can’t get cumin.

When the census came my brother worked out that if he left for university, the Muslim youth population would drop by half. He printed a graph and hung it on the fridge.

For Eid we used to pray in the living room, four people, in two rows. Then one year Mom mentioned it to the lady at the post office. That Eid there were fourteen cars outside. They had heard that you’re supposed to gather. They brought partridgeberry pie and a fiddle, and the man who runs the ferry stood at the back during the prayer with his cap in his hands in case he was needed.

My brother did leave, in September. I am now one hundred percent. I’ve got a lot of responsibilities, and I’ve been asked to judge the pies.`,
  },
  {
    campaign: 'general',
    category: 'MODESTY',
    language: 'en',
    title: 'The lining of the jacket',
    age: 0,
    gender: 'M',
    country: 'Turkey',
    city: 'Bursa',
    belief: 'Islam',
    body: `My uncle owned a silk mill with sixty looms, and he wore the same brown jacket from my circumcision to my wedding. The elbows were patched, and the patches were patched. People who didn’t know him sometimes gave him directions to the tea house for the workers. He thanked them and went there.

As a teenager I was ashamed of that jacket. I wanted him to look like what he was. Once I said so. He told me, “I do.”

When he died the jacket came to me, because we have the same shoulders. I took it to a tailor to have it cleaned, and the tailor opened it on the table and whistled. Inside, where nobody would ever see it, the whole lining was silk: his own, hand-finished, the blue of a kingfisher, with a tiny repeating pattern of mulberry leaves.

I wear it to meetings. I keep it buttoned.`,
  },
  {
    campaign: 'general',
    category: 'MONEY',
    language: 'en',
    title: 'Whose turn is it?',
    name: 'Hodan',
    age: 38,
    gender: 'F',
    country: 'United States',
    belief: 'Islam',
    body: `There are twelve of us. Each month everyone puts in three hundred dollars, and each month one woman takes it all home in her purse. We call it ayuuto. There is no contract, no interest and no app. There is Edo Maryan, who is seventy and forgets nothing.

In nine years it has paid for: two taxi licences, a nursing diploma, a funeral in Garissa, braces, a commercial oven, a divorce lawyer, the same woman’s second wedding, and a plane ticket so that a son could be fetched back from a bad idea.

When I went to a bank about my shop, the young man asked if I had any credit history. I told him that eleven women have trusted me with thirty-six hundred dollars every year since before he could shave. He was nice about it. He looked for a box on the screen to put that in.

It was my turn in May. I bought the freezer.`,
  },
  {
    campaign: 'general',
    category: 'MOTHER',
    language: 'en',
    title: 'My mother learned to drive at fifty four and we have not seen her since',
    age: 30,
    gender: 'F',
    country: 'Canada',
    city: 'Saskatoon',
    belief: 'Islam',
    body: `For twenty-two years my mother sat in the passenger seat with her handbag on her knees and her right foot on a brake that was not there. My father drove. When he got sick, I drove. She would say “slowly” in Bangla at every green light.

The winter after he died she asked me how much lessons cost. I thought she meant for my brother.

Her instructor was a Ukrainian man named Petro, who had a cushion for short ladies and a great deal of patience. She failed the written test by one mark and argued that mark at the counter until they showed her the book. She passed. She failed the road test because she stopped at a railway crossing, as one should, and then got out to look. She failed the second one because a dog was near the road, “and it was thinking about it.” The third time the examiner was somebody’s grandfather, and there was fresh snow and no dog.

She came home and put the licence on the table in front of his photograph, the right way round, so that he could read it.

Then she was gone. That first week she drove to the gurdwara to drop off a pot for a friend; to the hardware store, for nothing; to the river, to see whether it was frozen all the way along. She picks up four aunties on Fridays and leaves at noon sharp whether they have found their other glove or not. She has opinions about trucks. She learned that there is a thing called a car wash and went through it twice in one afternoon, because, she said, it was like being inside a cloud that likes you.

I used to phone her at six and she would be there, by the phone, in the chair. Now I get the recording. At first I worried, and I asked her to text me when she arrives at places. She does. I have them all saved. “Arrived.” “Arrived, very windy.” “Arrived, not where I was going but nice.”

Last Sunday she drove me. I had a sprained wrist. She adjusted the mirror, she adjusted the cushion, she said bismillah, and she pulled out in front of a cement truck with plenty of room. I noticed that my foot was pressing on the floor.

“Slowly,” I said.

She turned up the radio.`,
  },
  {
    campaign: 'general',
    category: 'MOTHER',
    language: 'en',
    title: 'I check her homework',
    name: 'Navid',
    age: 9,
    gender: 'M',
    country: 'Germany',
    belief: 'Islam',
    body: `My mother goes to school too. She goes for German in the morning when I am at my school. In the evening I check her homework with a red pen. She makes mistakes with der, die and das. I make a small cross and not a big one, because it is hard.

Yesterday she had no mistakes. I did not have a sticker, so I gave her my one from swimming.`,
  },
];
